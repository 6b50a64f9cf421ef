import { describe, expect, it } from 'vitest';
import type { Education } from './candidate-profile.ts';
import { latestEducation, latestGrade, newestFirst } from './timeline.ts';

describe('a timeline', () => {
  it('sorts current entries first, then by end, by start, and undated ones last', () => {
    const [a, b, c, d, e] = [
      { startDate: '2020-01-01', endDate: null },
      { startDate: '2024-06-01', endDate: '' },
      { startDate: '2023-01-01', endDate: '2023-05-01' },
      { startDate: '2022-01-01', endDate: '2023-05-01' },
      { startDate: '', endDate: null },
    ] as const;
    expect(newestFirst([e, d, a, c, b])).toEqual([b, a, c, d, e]);
  });

  it('is stable', () => {
    const [a, b] = [
      { startDate: 'once', endDate: 'later' },
      { startDate: '', endDate: null },
    ];
    expect([newestFirst([a, b]), newestFirst([b, a])]).toEqual([
      [a, b],
      [b, a],
    ]);
  });
});

const school: Education = {
  school: 'Pune University',
  degree: 'B.Sc.',
  majors: 'Statistics',
  startDate: '2021-07-01',
  endDate: '2024-05-31',
  grade: '8.4',
};
const master: Education = { ...school, degree: 'M.Sc.', startDate: '2024-07-01', endDate: '2026-05-31', grade: '' };

describe('the latest education', () => {
  it('is the one that ended last, with the year of its end', () => {
    expect(latestEducation({ education: [school, master] })).toEqual({
      school: 'Pune University',
      degree: 'M.Sc.',
      year: '2026',
    });
    expect([latestGrade({ education: [school] }), latestGrade({ education: [school, master] })]).toEqual(['8.4', '']);
  });

  it.each([
    [null, ''],
    ['', ''],
    ['Batch 2', ''],
    ['2027', '2027'],
    ['May 2027', '2027'],
    ['Sun, 30 May 2027 18:30:00 GMT', '2027'],
  ])('has, for the end %j, the year %j', (endDate, year) => {
    expect(latestEducation({ education: [{ ...school, endDate }] }).year).toBe(year);
  });

  it('is blank without education', () => {
    expect(latestEducation({ education: [] })).toEqual({ school: '', degree: '', year: '' });
    expect(latestGrade({ education: [] })).toBe('');
  });
});
