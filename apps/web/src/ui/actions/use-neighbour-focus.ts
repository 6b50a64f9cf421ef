export { useNeighbourFocus } from './focus.ts';
