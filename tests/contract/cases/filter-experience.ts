import { expect } from 'vitest';
import type { Cases } from '../frame/case.ts';
import type { Person } from './crowd.ts';
import { aFilteredCrowd } from './filtering.ts';

const kinds = [
  { field: 'internshipExp', type: 'Internship' },
  { field: 'fullTimeExp', type: 'Full-time' },
] as const;

/** What the modal offers (specification 2, section 5). */
const options = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Years are kept rounded, and a month is a month: nobody is judged by less. */
const tolerance = 0.15;
const yearLength = 365.25 * 24 * 60 * 60 * 1000;

/** Years of one kind of work, from the profile. What lasts ends now. */
function yearsOf({ works }: Person, type: string): number {
  const stays = works.filter(({ employment_type }) => employment_type === type);
  const length = stays.map(({ start_date, end_date }) => {
    const end = end_date ? Date.parse(end_date) : Date.now();
    return end - Date.parse(start_date ?? '');
  });
  return length.reduce((sum, part) => sum + part, 0) / yearLength;
}

/** Filters by experience: a case for the least, one for the most, of both kinds. */
export const experienceFilters: Cases = Object.fromEntries(
  kinds.flatMap(({ field, type }) => [
    [
      `by the least ${field} keeps who has that many years of it`,
      async (scene) => {
        const { crowd, filtered } = await aFilteredCrowd(scene);
        let parted = 0;
        for (const minExp of options) {
          const kept = await filtered({ [field]: { minExp, maxExp: 1000 } });
          for (const person of crowd) {
            const years = yearsOf(person, type);
            if (Math.abs(years - minExp) > tolerance)
              expect([person, kept.includes(person.id)]).toEqual([person, years > minExp]);
          }
          if (kept.length > 0 && kept.length < crowd.length) parted++;
        }
        expect(parted).toBeGreaterThan(0);
      },
    ],
    [
      `by the most ${field} keeps who has no more years of it, both ends included`,
      async (scene) => {
        const { crowd, filtered } = await aFilteredCrowd(scene);
        const without = crowd.filter(({ works }) => works.every(({ employment_type }) => employment_type !== type));
        const kept = await filtered({ [field]: { minExp: 0, maxExp: 0 } });
        expect(kept).toEqual(without.map(({ id }) => id));
        expect(kept.length).toBeGreaterThan(0);
        expect(kept.length).toBeLessThan(crowd.length);
        for (const maxExp of options) {
          const below = await filtered({ [field]: { minExp: 0, maxExp } });
          for (const person of crowd) {
            const years = yearsOf(person, type);
            if (Math.abs(years - maxExp) > tolerance)
              expect([person, below.includes(person.id)]).toEqual([person, years < maxExp]);
          }
        }
      },
    ],
  ]),
);
