import { describe, expect, it } from 'vitest';
import type { Education } from './candidate-profile.ts';
import { latestEducation, latestGrade } from './education.ts';

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
