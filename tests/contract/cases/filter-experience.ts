import { expect } from 'vitest';
import type { Cases } from '../frame/case.ts';
import { type Person, aFilteredCrowd } from './crowd.ts';

const kinds = [
  { field: 'internshipExp', type: 'Internship' },
  { field: 'fullTimeExp', type: 'Full-time' },
] as const;

/** Options of the modal (specification 2, section 5). */
const options = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** In years, because backends may round and count months differently. */
const tolerance = 0.15;
const yearLength = 365.25 * 24 * 60 * 60 * 1000;

/** Sums the years of one kind of work. A current position ends now. */
function yearsOf({ works }: Person, type: string): number {
  const stays = works.filter(({ employment_type }) => employment_type === type);
  const length = stays.map(({ start_date, end_date }) => {
    const end = end_date ? Date.parse(end_date) : Date.now();
    return end - Date.parse(start_date ?? '');
  });
  return length.reduce((sum, part) => sum + part, 0) / yearLength;
}

export const experienceFilters: Cases = Object.fromEntries(
  kinds.flatMap(({ field, type }) => [
    [
      `keeps the students with at least the minimum ${field}`,
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
      `keeps the students with at most the maximum ${field}, inclusive`,
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
