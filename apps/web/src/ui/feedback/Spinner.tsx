export { Spinner } from '../display/Spinner.tsx';
