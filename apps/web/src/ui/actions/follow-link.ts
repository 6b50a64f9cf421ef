export { followLink } from './click-handlers.ts';
