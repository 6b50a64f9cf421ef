import { describe, expect, it } from 'vitest';
import { kochi, mumbai, pune } from '../testing/hiring.ts';
import { comparablePlace, experienceFit, matchScore, placeFit } from './candidate-index.ts';

describe('matchScore', () => {
  const everything = matchScore({ place: true, experience: true });

  it('reaches from 0 to 100', () => {
    expect(everything(0, 0, 0)).toBe(0);
    expect(everything(1, 1, 1)).toBe(100);
  });

  it('weighs skills 70, the place 20 and experience 10', () => {
    expect(everything(1, 0, 0)).toBe(70);
    expect(everything(0, 1, 0)).toBe(20);
    expect(everything(0, 0, 1)).toBe(10);
  });

  it('gives no weight to criteria that are not requested', () => {
    const skillsOnly = matchScore({ place: false, experience: false });
    expect(skillsOnly(1, 0, 0)).toBe(100);
    expect(skillsOnly(0.5, 1, 1)).toBe(50);
    expect(matchScore({ place: true, experience: false })(1, 1, 0)).toBe(100);
    expect(matchScore({ place: false, experience: true })(1, 0, 1)).toBe(100);
  });

  it('is a whole number', () => {
    expect(everything(1 / 3, 0.5, 0.25)).toBe(36);
  });
});

describe('placeFit', () => {
  const fit = (place: typeof pune, ...wanted: (typeof pune)[]) =>
    placeFit(comparablePlace(place), wanted.map(comparablePlace));

  it('is whole in the city, half in its state, nothing elsewhere', () => {
    expect(fit(pune, pune)).toBe(1);
    expect(fit(mumbai, pune)).toBe(0.5);
    expect(fit(kochi, pune)).toBe(0);
  });

  it('counts the best of several places', () => {
    expect(fit(mumbai, kochi, pune, mumbai)).toBe(1);
  });

  it('is whole for a wanted state or country', () => {
    expect(fit(mumbai, { city: '', state: 'Maharashtra', country: 'India' })).toBe(1);
    expect(fit(kochi, { city: '', state: '', country: 'India' })).toBe(1);
  });

  it('is nothing in a country whose state is not known', () => {
    const bern = { city: 'Bern', state: '', country: 'Switzerland' };
    expect(fit({ city: 'Basel', state: '', country: 'Switzerland' }, bern)).toBe(0);
  });

  it('knows a place in any letter case', () => {
    expect(fit({ city: ' PUNE', state: 'maharashtra', country: 'India' }, pune)).toBe(1);
  });
});

describe('experienceFit', () => {
  it('is whole at the least that is wanted and above, and a share below', () => {
    expect(experienceFit(2, 2)).toBe(1);
    expect(experienceFit(7, 2)).toBe(1);
    expect(experienceFit(0.5, 2)).toBe(0.25);
  });

  it('is whole when nothing is wanted', () => {
    expect(experienceFit(0, 0)).toBe(1);
  });
});
