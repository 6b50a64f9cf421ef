import type { JobRow } from '../data/rows.ts';
import type { Criteria } from './candidate-index.ts';

/** Criteria of a job for recommendations (decision 30). */
export function jobCriteria(job: JobRow): Criteria {
  const least = job.minExperience ?? 0;
  return {
    skills: job.skills,
    places: job.workplaceType === 'Remote' ? [] : job.locations,
    leastYears: job.experienceUnit === 'Months' ? least / 12 : least,
    except: new Set(job.applicants),
  };
}
