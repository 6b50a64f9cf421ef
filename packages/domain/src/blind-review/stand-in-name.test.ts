import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLimits } from '../candidates/candidate.ts';
import { studentId } from '../testing/builders.ts';
import { isStandInName, standInName } from './stand-in-name.ts';

describe('the stand-in for a name', () => {
  it('is always the same for the same person, and never cut on a card', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const name = standInName(studentId(id));
        expect(name).toBe(standInName(studentId(id)));
        expect(name.length).toBe(cardLimits.name);
        expect(isStandInName(name)).toBe(true);
      }),
    );
  });

  it('tells people apart whose ids follow each other', () => {
    const names = Array.from({ length: 200 }, (_, at) => standInName(studentId(`65f0c0de${at}`)));
    expect(new Set(names).size).toBeGreaterThan(197);
  });

  it('is no real name', () => expect(isStandInName('Person Adams')).toBe(false));
});
