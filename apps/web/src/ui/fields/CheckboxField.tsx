export { CheckboxField } from './Checkbox.tsx';
