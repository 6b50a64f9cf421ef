export { ToolSelect } from './Select.tsx';
