import type { Place } from '../lookups/place.ts';

export type Mode = 'fixed' | 'range';

/** An untouched draft. */
export const emptyJobDraft = {
  title: '',
  type: '',
  workplaceType: '',
  locations: [] as readonly Place[],
  skills: [] as readonly string[],
  vacancies: '',
  link: '',
  experienceMode: 'fixed' as Mode,
  minExperience: '',
  maxExperience: '',
  experienceUnit: 'Years',
  salaryMode: 'fixed' as Mode,
  minSalary: '',
  maxSalary: '',
  salaryPeriod: 'Year',
  description: '',
};

/** The half-written post, as typed (specification 2, section 3: job draft). */
export type JobDraft = Readonly<typeof emptyJobDraft>;

/** What the form of a job holds; the description has a screen of its own. */
export type JobDetails = Omit<JobDraft, 'description'>;

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
