import type { Place } from '../lookups/place.ts';
import { experienceUnits, type Job, jobTypes, type Range, salaryPeriods, workplaceTypes } from './job.ts';

export type Mode = 'fixed' | 'range';

/** The half-written post, as typed (specification 2, section 3: job draft). */
export interface JobDraft {
  readonly title: string;
  readonly type: string;
  readonly workplaceType: string;
  readonly locations: readonly Place[];
  readonly skills: readonly string[];
  readonly vacancies: string;
  readonly link: string;
  readonly salaryMode: Mode;
  readonly minSalary: string;
  readonly maxSalary: string;
  readonly salaryPeriod: string;
  readonly experienceMode: Mode;
  readonly minExperience: string;
  readonly maxExperience: string;
  readonly experienceUnit: string;
  readonly description: string;
}

export const emptyJobDraft: JobDraft = {
  title: '',
  type: '',
  workplaceType: '',
  locations: [],
  skills: [],
  vacancies: '',
  link: '',
  salaryMode: 'fixed',
  minSalary: '',
  maxSalary: '',
  salaryPeriod: 'Year',
  experienceMode: 'fixed',
  minExperience: '',
  maxExperience: '',
  experienceUnit: 'Years',
  description: '',
};

/** True when nothing was entered, or all of it was taken back. */
export function isEmptyDraft(draft: JobDraft): boolean {
  return isSameDraft(draft, emptyJobDraft);
}

export function isSameDraft(one: JobDraft, other: JobDraft): boolean {
  // In one order of fields, whichever they were written in.
  return JSON.stringify({ ...emptyJobDraft, ...one }) === JSON.stringify({ ...emptyJobDraft, ...other });
}

/** A posted job as the form shows it: Fixed when both ends are the same, Range otherwise. What no list offers is to be chosen anew. */
export function draftOfJob(job: Job): JobDraft {
  const salary = entered(job.salary);
  const experience = entered(job.experience);
  return {
    title: job.title,
    type: offered(jobTypes, job.type, ''),
    workplaceType: offered(workplaceTypes, job.workplaceType, ''),
    locations: job.locations,
    skills: job.skills,
    vacancies: String(job.vacancies),
    link: job.link,
    salaryMode: salary.mode,
    minSalary: salary.min,
    maxSalary: salary.max,
    salaryPeriod: offered(salaryPeriods, job.salaryPeriod, emptyJobDraft.salaryPeriod),
    experienceMode: experience.mode,
    minExperience: experience.min,
    maxExperience: experience.max,
    experienceUnit: offered(experienceUnits, job.experienceUnit, emptyJobDraft.experienceUnit),
    description: job.description,
  };
}

function entered(range: Range | null): { readonly mode: Mode; readonly min: string; readonly max: string } {
  if (range === null) return { mode: 'fixed', min: '', max: '' };
  const isFixed = range.min === range.max;
  return { mode: isFixed ? 'fixed' : 'range', min: String(range.min), max: isFixed ? '' : String(range.max) };
}

function offered(list: readonly string[], value: string, otherwise: string): string {
  return list.includes(value) ? value : otherwise;
}

/** The job draft of this browser. Viewing or editing a posted job never touches it (decision 26). */
export abstract class JobDrafts {
  abstract readonly draft: JobDraft;
  /** ISO time of the last change; null while there is nothing to keep. */
  abstract readonly changedAt: string | null;
  abstract update(change: Partial<JobDraft>): void;
  abstract clear(): void;
}
