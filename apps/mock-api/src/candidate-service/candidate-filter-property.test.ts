import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CandidateRow, Education, EducationLevel } from '../data/rows.ts';
import { type aFilter, noStudy } from '../testing/filter.ts';
import { aCandidate, kochi, mumbai, pune } from '../testing/hiring.ts';
import { candidateFilter } from './candidate-filter.ts';

type Filter = ReturnType<typeof aFilter>;

describe('the candidate filter', () => {
  it('agrees with the plain reading of the specification', () => {
    fc.assert(
      fc.property(anyFilter, anyCandidate, (filter, candidate) => {
        expect(candidateFilter(filter)(candidate)).toBe(plainly(filter, candidate));
      }),
      { numRuns: 3000 },
    );
  });
});

/** The same rules, written as plainly as possible. */
function plainly(filter: Filter, who: CandidateRow): boolean {
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  for (const skill of filter.skilltags) {
    if (skill.trim() !== '' && !who.skills.some((own) => same(own, skill))) return false;
  }
  if (filter.gender !== '' && filter.gender !== who.gender) return false;
  if (who.internshipYears < filter.internshipExp.minExp) return false;
  if (who.internshipYears > filter.internshipExp.maxExp) return false;
  if (who.fullTimeYears < filter.fullTimeExp.minExp) return false;
  if (who.fullTimeYears > filter.fullTimeExp.maxExp) return false;
  const parts = ['city', 'state', 'country'] as const;
  const places = filter.location.filter((place) => parts.some((part) => place[part].trim() !== ''));
  const isThere = places.some((place) =>
    parts.every((part) => place[part].trim() === '' || same(place[part], who.location[part])),
  );
  if (places.length > 0 && !isThere) return false;
  const studied = (level: EducationLevel, asked: Filter['masterDetails']) => {
    if (JSON.stringify(asked) === JSON.stringify(noStudy)) return true;
    return who.education.some((row) => {
      if (row.level !== level) return false;
      if (asked.degree !== '' && !same(asked.degree, row.degree)) return false;
      if (asked.specialisation !== '' && !same(asked.specialisation, row.majors)) return false;
      if (asked.institute !== '' && !same(asked.institute, row.school)) return false;
      if (asked.percentage !== null && !(row.grade * 9.5 > asked.percentage)) return false;
      if (asked.endDate.length === 0) return true;
      return row.endDate !== null && asked.endDate.includes(new Date(row.endDate).getUTCFullYear());
    });
  };
  return (
    studied('master', filter.masterDetails) &&
    studied('bachelor', filter.bachelorDetails) &&
    studied('diploma', filter.diplomaDetails) &&
    studied('twelfth', filter.twelthDetails) &&
    studied('tenth', filter.tenthDetails)
  );
}

/** Small pools, so that wishes come true about as often as not. */
const mostly = <T>(usual: T, other: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, other);
const years = fc.constantFrom(0, 0.5, 1, 2, 5);
const experience = mostly({ minExp: 0, maxExp: 1000 }, fc.record({ minExp: years, maxExp: years }));
const degrees = fc.constantFrom('B.Tech', 'b.tech', 'MBA');
const study = fc.record({
  degree: mostly('', degrees),
  specialisation: mostly('', fc.constantFrom('Robotics', 'Finance')),
  institute: mostly('', fc.constantFrom('COEP', 'coep', 'IIM')),
  percentage: mostly<number | null>(null, fc.constantFrom(40, 60, 76, 80)),
  endDate: mostly<number[]>([], fc.subarray([2024, 2026, 2027])),
});
const education: fc.Arbitrary<Education> = fc.record({
  level: fc.constantFrom<EducationLevel[]>('master', 'bachelor', 'diploma', 'twelfth', 'tenth'),
  school: fc.constantFrom('COEP', 'IIM'),
  degree: degrees,
  majors: fc.constantFrom('Robotics', 'robotics', 'Finance'),
  startDate: fc.constant('2023-07-01'),
  endDate: fc.constantFrom('2024-01-01', '2026-05-31', '2027-12-31', null),
  grade: fc.constantFrom(4.2, 6.4, 8, 9.5),
});
const place = fc.constantFrom(pune, mumbai, kochi);
const wantedPlace = fc.oneof(
  place,
  fc.constantFrom({ city: '', state: 'KERALA', country: 'India' }, { city: '', state: '', country: ' ' }),
);
const anyFilter: fc.Arbitrary<Filter> = fc.record({
  skilltags: fc.subarray(['sql', 'Python ', ' ']),
  gender: mostly<Filter['gender']>('', fc.constantFrom('Male', 'Female', 'Others')),
  location: mostly<Filter['location']>([], fc.array(wantedPlace, { maxLength: 2 })),
  internshipExp: experience,
  fullTimeExp: experience,
  masterDetails: mostly(noStudy, study),
  bachelorDetails: mostly(noStudy, study),
  diplomaDetails: mostly(noStudy, study),
  twelthDetails: mostly(noStudy, study),
  tenthDetails: mostly(noStudy, study),
});
const anyCandidate = fc
  .record({
    skills: fc.subarray(['SQL', 'Python', 'Go']),
    gender: fc.constantFrom('Male' as const, 'Female' as const, 'Others' as const),
    location: place,
    internshipYears: years,
    fullTimeYears: years,
    education: fc.array(education, { maxLength: 4 }),
  })
  .map((told) => aCandidate('s', told));
