import { describe, expect, it } from 'vitest';
import type { CandidateRow, EducationLevel } from '../data/rows.ts';
import { aFilter, aStudy, noStudy } from '../testing/filter.ts';
import { aCandidate, kochi, pune } from '../testing/hiring.ts';
import { candidateFilter } from './candidate-filter.ts';

const accepts = (filter: Parameters<typeof aFilter>[0], candidate: Partial<CandidateRow>) =>
  candidateFilter(aFilter(filter))(aCandidate('s', candidate));

describe('the candidate filter', () => {
  it('accepts every candidate when it is empty', () => {
    expect(accepts({}, {})).toBe(true);
    expect(accepts({}, { skills: [], fullTimeYears: 0, internshipYears: 40, education: [] })).toBe(true);
    expect(accepts({ skilltags: [' '], location: [{ city: '', state: ' ', country: '' }] }, {})).toBe(true);
  });

  it('asks for all skills, in any letter case', () => {
    expect(accepts({ skilltags: ['sql ', 'PYTHON'] }, { skills: ['Python', 'SQL', 'Go'] })).toBe(true);
    expect(accepts({ skilltags: ['SQL', 'Python'] }, { skills: ['SQL'] })).toBe(false);
    expect(accepts({ skilltags: ['Java'] }, { skills: ['JavaScript'] })).toBe(false);
  });

  it('asks for a gender', () => {
    expect(accepts({ gender: 'Others' }, { gender: 'Others' })).toBe(true);
    expect(accepts({ gender: 'Others' }, { gender: 'Male' })).toBe(false);
  });

  it.each([
    [[pune], true],
    [[kochi], false],
    [[kochi, pune], true],
    [[{ city: '', state: 'maharashtra', country: 'INDIA' }], true],
    [[{ city: '', state: '', country: 'India' }], true],
    [[{ city: 'Pune', state: 'Kerala', country: 'India' }], false],
    [[kochi, { city: '', state: '', country: '' }], false],
  ])('asks for one of the places %j', (location, expected) => {
    expect(accepts({ location }, { location: pune })).toBe(expected);
  });

  it.each(['internship', 'fullTime'] as const)('asks for %s experience, both ends included', (kind) => {
    const check = (years: number) =>
      accepts(
        { [`${kind}Exp`]: { minExp: 0.5, maxExp: 2 } },
        { internshipYears: 9, fullTimeYears: 9, [`${kind}Years`]: years },
      );
    expect([0, 0.4, 0.5, 1, 2, 2.1].map(check)).toEqual([false, false, true, true, true, false]);
  });

  it.each([
    ['masterDetails', 'master'],
    ['bachelorDetails', 'bachelor'],
    ['diplomaDetails', 'diploma'],
    ['twelthDetails', 'twelfth'],
    ['tenthDetails', 'tenth'],
  ] as const)('asks in %s for an education of that level', (part, level) => {
    const degree = { [part]: { ...noStudy, degree: 'b.tech' } };
    const levels: EducationLevel[] = ['master', 'bachelor', 'diploma', 'twelfth', 'tenth'];
    expect(levels.filter((each) => accepts(degree, { education: [aStudy({ level: each })] }))).toEqual([level]);
    expect(accepts(degree, { education: [] })).toBe(false);
  });

  it.each([
    [{ degree: 'B.Tech' }, true],
    [{ degree: 'B.E.' }, false],
    [{ specialisation: 'robotics' }, true],
    [{ specialisation: 'Robot' }, false],
    [{ institute: 'COEP ' }, true],
    [{ institute: 'IIT' }, false],
    [{ percentage: 75 }, true],
    // A grade of 8 is 76 percent, and greater is asked for.
    [{ percentage: 76 }, false],
    [{ percentage: 0 }, true],
    [{ endDate: [2026, 2027] }, true],
    [{ endDate: [2026] }, false],
    [{ degree: 'B.Tech', endDate: [2026] }, false],
  ])('asks for a bachelor with %j', (asked, expected) => {
    const education = [
      aStudy({ degree: 'B.Tech', majors: 'Robotics', school: 'COEP', endDate: '2027-05-31', grade: 8 }),
    ];
    expect(accepts({ bachelorDetails: { ...noStudy, ...asked } }, { education })).toBe(expected);
  });

  it('requires one education that meets all conditions', () => {
    const education = [aStudy({ degree: 'B.Tech', grade: 5 }), aStudy({ degree: 'B.Sc.', grade: 9 })];
    expect(accepts({ bachelorDetails: { ...noStudy, degree: 'B.Tech', percentage: 60 } }, { education })).toBe(false);
    expect(accepts({ bachelorDetails: { ...noStudy, degree: 'B.Sc.', percentage: 60 } }, { education })).toBe(true);
  });

  it('has no year of passing for studies without an end', () => {
    const education = [aStudy({ endDate: null })];
    expect(accepts({ bachelorDetails: { ...noStudy, endDate: [2026] } }, { education })).toBe(false);
    expect(accepts({ bachelorDetails: { ...noStudy, degree: 'B.Tech' } }, { education })).toBe(true);
  });
});
