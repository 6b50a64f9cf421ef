import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLimits } from '../candidates/candidate.ts';
import { studentId } from '../testing/builders.ts';
import { isAlias, createAlias } from './alias.ts';

describe('the placeholder name', () => {
  it('is stable and fits on a card', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const name = createAlias(studentId(id));
        expect(name).toBe(createAlias(studentId(id)));
        expect(name.length).toBe(cardLimits.name);
        expect(isAlias(name)).toBe(true);
      }),
    );
  });

  it('differs for consecutive ids', () => {
    const names = Array.from({ length: 200 }, (_, at) => createAlias(studentId(`65f0c0de${at}`)));
    expect(new Set(names).size).toBeGreaterThan(197);
  });

  it('is distinct from real names', () => expect(isAlias('Person Adams')).toBe(false));
});
