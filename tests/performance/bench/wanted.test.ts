import { expect, it } from 'vitest';
import { wantedOf } from './wanted.ts';

it('is everything, a half, or one part of it', () => {
  expect(wantedOf([])).toEqual({ part: '' });
  expect(wantedOf(['browser'])).toEqual({ half: 'browser', part: '' });
  expect(wantedOf(['stand-in', 'search'])).toEqual({ half: 'stand-in', part: 'search' });
});

it('is nothing that does not exist', () => {
  expect(() => wantedOf(['search'])).toThrow('There is no half "search"');
});
