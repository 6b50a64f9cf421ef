import type { Place } from '../lookups/place.ts';

export type Mode = 'fixed' | 'range';

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

/** Values as typed (specification 2, section 3: job draft). */
export type JobDraft = Readonly<typeof emptyJobDraft>;

/** Fields of the job form. The description has its own screen. */
export type JobDetails = Omit<JobDraft, 'description'>;

export function isEmptyDraft(draft: JobDraft): boolean {
  return isSameDraft(draft, emptyJobDraft);
}

export function isSameDraft(one: JobDraft, other: JobDraft): boolean {
  // Spreading over the empty draft gives both the same order of fields.
  return JSON.stringify({ ...emptyJobDraft, ...one }) === JSON.stringify({ ...emptyJobDraft, ...other });
}

/** The draft of a new job. Viewing or editing a posted job never changes it (decision 26). */
export abstract class JobDrafts {
  abstract readonly draft: JobDraft;
  /** ISO time of the last change, or `null` for an empty draft. */
  abstract readonly changedAt: string | null;
  abstract update(change: Partial<JobDraft>): void;
  abstract clear(): void;
}
