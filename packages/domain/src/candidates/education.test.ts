import { describe, expect, it } from 'vitest';
import type { Education } from './candidate-profile.ts';
import { latestEducation } from './education.ts';

const school = (name: string, startDate: string, endDate: string | null): Education => ({
  school: name,
  degree: `Degree of ${name}`,
  majors: '',
  startDate,
  endDate,
  grade: '',
});

describe('the latest education', () => {
  it('is the one that ends last, with the year of its end', () => {
    const education = [school('First', '2015', '2019-05-31'), school('Second', '2019', 'Jun 2021')];
    expect(latestEducation({ education })).toEqual({ school: 'Second', degree: 'Degree of Second', year: '2021' });
  });

  it('is an open one, without a year', () => {
    const education = [school('Over', '2015', '2019'), school('Open', '2019', null)];
    expect(latestEducation({ education })).toMatchObject({ school: 'Open', year: '' });
  });

  it('has no year for an unreadable end date', () => {
    expect(latestEducation({ education: [school('Any', '', 'Batch 2')] }).year).toBe('');
  });

  it('is blank without education', () => {
    expect(latestEducation({ education: [] })).toEqual({ school: '', degree: '', year: '' });
  });
});
