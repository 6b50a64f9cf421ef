import { anyValue, type FormRules, isComplete, mandatory, optional } from '../form/form-rules.ts';
import { atLeastOne, atMost, oneOf, required } from '../form/rules.ts';
import type { Place } from '../lookups/lookups.ts';
import { cleanLine, cleanParagraphs } from '../shared/clean-text.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { descriptionRule } from './description.ts';
import { experienceUnits, type Job, jobTypes, type NewJob, type Range, salaryPeriods, workplaceTypes } from './job.ts';
import {
  digitsOf,
  endOfRange,
  experienceRule,
  linkMaximum,
  placesRule,
  salaryRule,
  wholeNumber,
} from './job-field-rules.ts';

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

export type JobDetails = Omit<JobDraft, 'description'>;

/** Rules of Post Opportunity, in the order of the fields (specification 2, section 5; decision 25). */
export const jobFormRules: FormRules<JobDetails> = {
  title: mandatory(required('Enter the job title'), cleanLine),
  type: mandatory(oneOf(jobTypes, 'Choose the job type')),
  workplaceType: mandatory(oneOf(workplaceTypes, 'Choose the workplace type')),
  locations: mandatory(placesRule),
  skills: mandatory(atLeastOne('Choose at least one skill')),
  vacancies: mandatory(
    wholeNumber(
      digitsOf.vacancies,
      'No. of positions should be a number and should not contain more than 4 characters',
    ),
    cleanNumber,
  ),
  link: optional(atMost(linkMaximum, 'Additional Link cannot be more than 200 characters'), cleanLine),
  experienceMode: anyValue,
  minExperience: optional(experienceRule, cleanNumber),
  maxExperience: endOfRange(experienceRule, 'Maximum Experience cannot be less than Minimum Experience', (form) => ({
    mode: form.experienceMode,
    min: form.minExperience,
  })),
  experienceUnit: anyValue,
  salaryMode: anyValue,
  minSalary: optional(salaryRule, cleanNumber),
  maxSalary: endOfRange(salaryRule, 'Maximum Salary cannot be less than Minimum Salary', (form) => ({
    mode: form.salaryMode,
    min: form.minSalary,
  })),
  salaryPeriod: anyValue,
};

/** Returns `null` if the draft can be posted. */
export function firstUnfinishedStep(draft: JobDraft): 'details' | 'description' | null {
  if (!isComplete(jobFormRules, draft)) return 'details';
  return descriptionRule(draft.description) === null ? null : 'description';
}

export function jobFromDraft(draft: JobDraft): NewJob {
  return {
    title: cleanLine(draft.title),
    type: draft.type,
    workplaceType: draft.workplaceType,
    locations: draft.locations,
    skills: draft.skills,
    salary: rangeFrom(draft.salaryMode, draft.minSalary, draft.maxSalary),
    salaryPeriod: draft.salaryPeriod,
    experience: rangeFrom(draft.experienceMode, draft.minExperience, draft.maxExperience),
    experienceUnit: draft.experienceUnit,
    vacancies: Number(cleanNumber(draft.vacancies)),
    link: cleanLine(draft.link),
    description: cleanParagraphs(draft.description),
  };
}

function rangeFrom(mode: Mode, min: string, max: string): Range | null {
  if (cleanLine(min) === '') return null;
  return { min: Number(cleanNumber(min)), max: Number(cleanNumber(mode === 'fixed' ? min : max)) };
}

/** Converts a job for the form. Values that no list offers are cleared, so that the recruiter chooses again. */
export function draftOfJob(job: Job): JobDraft {
  const salary = entered(job.salary);
  const experience = entered(job.experience);
  return {
    title: job.title,
    type: offered(jobTypes, job.type, ''),
    workplaceType: offered(workplaceTypes, job.workplaceType, ''),
    locations: job.locations,
    skills: job.skills,
    vacancies: String(job.vacancies ?? ''),
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
