import { describe, expect, it } from 'vitest';
import { aJob, kochi, pune } from '../testing/hiring.ts';
import { jobCriteria } from './candidate-index.ts';

describe('jobCriteria', () => {
  it('are skills, places and experience, without those who have applied', () => {
    const job = aJob('j', { skills: ['SQL'], locations: [pune, kochi], minExperience: 2, applicants: ['a', 'b'] });
    expect(jobCriteria(job)).toEqual({
      skills: ['SQL'],
      places: [pune, kochi],
      leastYears: 2,
      except: new Set(['a', 'b']),
    });
  });

  it('does not mind where people live when the job is remote', () => {
    expect(jobCriteria(aJob('j', { workplaceType: 'Remote' })).places).toEqual([]);
    expect(jobCriteria(aJob('j', { workplaceType: 'Hybrid' })).places).toEqual([pune]);
  });

  it('reads experience in months', () => {
    expect(jobCriteria(aJob('j', { minExperience: 18, experienceUnit: 'Months' })).leastYears).toBe(1.5);
  });

  it('asks for no experience when the job names none', () => {
    expect(jobCriteria(aJob('j', { minExperience: null })).leastYears).toBe(0);
  });
});
