export { MoreMenu } from './Menu.tsx';
