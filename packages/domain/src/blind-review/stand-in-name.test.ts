import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLimits } from '../candidates/candidate.ts';
import { studentId } from '../testing/builders.ts';
import { isStandInName, standInName } from './stand-in-name.ts';

describe('the placeholder name', () => {
  it('is stable and fits on a card', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const name = standInName(studentId(id));
        expect(name).toBe(standInName(studentId(id)));
        expect(name.length).toBe(cardLimits.name);
        expect(isStandInName(name)).toBe(true);
      }),
    );
  });

  it('differs for consecutive ids', () => {
    const names = Array.from({ length: 200 }, (_, at) => standInName(studentId(`65f0c0de${at}`)));
    expect(new Set(names).size).toBeGreaterThan(197);
  });

  it('is distinct from real names', () => expect(isStandInName('Person Adams')).toBe(false));
});
