import type { Place } from '../lookups/place.ts';

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

/** The job draft of this browser. Viewing or editing a posted job never touches it (decision 26). */
export abstract class JobDrafts {
  abstract readonly draft: JobDraft;
  /** ISO time of the last change; null while there is nothing to keep. */
  abstract readonly changedAt: string | null;
  abstract update(change: Partial<JobDraft>): void;
  abstract clear(): void;
}
