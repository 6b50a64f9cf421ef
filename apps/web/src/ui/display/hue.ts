export { hueOf } from './initials.ts';
