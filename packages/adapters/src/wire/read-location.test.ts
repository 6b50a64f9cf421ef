import { describe, expect, it } from 'vitest';
import { readLocation, readLocationLabel } from './read-location.ts';

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
const lable = 'Pune, Maharashtra, India';

describe('a location', () => {
  it.each([
    ['all of it', { ...pune, lable: 'Poona' }, { ...pune, lable: 'Poona' }],
    ['its parts', pune, { ...pune, lable }],
    ['its label', { lable }, { ...pune, lable }],
    ['a text, which stays as it was written', 'Pune,Maharashtra,India', { ...pune, lable: 'Pune,Maharashtra,India' }],
    ['a label beside empty parts', { city: '', state: null, lable }, { ...pune, lable }],
    ['a city alone', { city: 'Pune' }, { city: 'Pune', state: '', country: '', lable: 'Pune' }],
    ['a state alone', { state: 'Goa' }, { city: '', state: 'Goa', country: '', lable: 'Goa' }],
    ['a country alone', { country: 'India' }, { city: '', state: '', country: 'India', lable: 'India' }],
    ['a number', 411_001, { city: '', state: '', country: '411001', lable: '411001' }],
  ])('is read from %s', (_, value, location) => {
    expect(readLocation(value)).toEqual(location);
    expect(readLocationLabel(value)).toBe(location.lable);
  });

  it.each([null, undefined, true, '', '  ', {}, { lable: ' ' }, { city: '', country: null }])(
    'says nothing as %j',
    (value) => {
      expect(readLocation(value)).toBeUndefined();
      expect(readLocationLabel(value)).toBeUndefined();
    },
  );
});
