export { Lookups, lookupDelay, placeTextMaximum } from './lookups.ts';
export { parsePlace, placeLabel } from './place.ts';
export type { Place } from './place.ts';
