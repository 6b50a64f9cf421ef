import { expect, it } from 'vitest';
import { lookupDelay, placeTextMaximum } from './lookups.ts';

it('lookups wait as long as specified, and a place may be as long', () => {
  expect(lookupDelay).toEqual({ jobForm: 1100, elsewhere: 2000 });
  expect(placeTextMaximum).toBe(60);
});
