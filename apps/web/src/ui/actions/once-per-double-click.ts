export { oncePerDoubleClick } from './click-handlers.ts';
