import { expect, it } from 'vitest';
import { lookupDelay, placeTextMaximum } from './lookups.ts';

it('the debounce and the maximum length of lookups are as specified', () => {
  expect(lookupDelay).toEqual({ jobForm: 1100, elsewhere: 2000 });
  expect(placeTextMaximum).toBe(60);
});
