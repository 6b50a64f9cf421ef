import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityOf, lookupDelay, parsePlace, placeLabel, placeTextMaximum } from './lookups.ts';

it('the debounce and the maximum length of lookups are as specified', () => {
  expect(lookupDelay).toEqual({ jobForm: 1100, elsewhere: 2000 });
  expect(placeTextMaximum).toBe(60);
});

describe('a place', () => {
  it.each([
    [{ city: 'Pune', state: 'Maharashtra', country: 'India' }, 'Pune, Maharashtra, India'],
    [{ city: '', state: 'Maharashtra', country: 'India' }, 'Maharashtra, India'],
    [{ city: 'Singapore', state: '', country: 'Singapore' }, 'Singapore, Singapore'],
    [{ city: '', state: '', country: '' }, ''],
  ])('%j has the label %j', (place, label) => expect(placeLabel(place)).toBe(label));

  it.each([
    ['Pune, Maharashtra, India', { city: 'Pune', state: 'Maharashtra', country: 'India' }],
    ['Maharashtra,India', { city: '', state: 'Maharashtra', country: 'India' }],
    [' India ', { city: '', state: '', country: 'India' }],
    ['', { city: '', state: '', country: '' }],
    [
      'Camden, London, England, United Kingdom',
      { city: 'Camden, London', state: 'England', country: 'United Kingdom' },
    ],
  ])('%j is read from its end', (text, place) => expect(parsePlace(text)).toEqual(place));

  it.each([
    ['Pune, Maharashtra, India', 'Pune'],
    ['Singapore, Singapore', 'Singapore'],
    ['Pune', 'Pune'],
    ['', ''],
  ])('%j has the city %j', (text, city) => expect(cityOf(text)).toBe(city));

  it('survives a round trip with all three parts', () => {
    const part = fc.stringMatching(/^[A-Za-zÀ-ž' -]{0,10}[A-Za-z]$/).map((text) => text.trim());
    fc.assert(
      fc.property(part, part, part, (city, state, country) => {
        expect(parsePlace(placeLabel({ city, state, country }))).toEqual({ city, state, country });
      }),
    );
  });
});
