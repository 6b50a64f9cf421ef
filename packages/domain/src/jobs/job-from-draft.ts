import { isComplete } from '../form/form-rules.ts';
import { descriptionRule } from './description.ts';
import type { NewJob, Range } from './job.ts';
import type { JobDraft, Mode } from './job-draft.ts';
import { jobFormRules } from './job-form.ts';

/** Where a draft has to be taken up again before it can be posted; null when it can be. */
export function firstUnfinishedStep(draft: JobDraft): 'details' | 'description' | null {
  if (!isComplete(jobFormRules, draft)) return 'details';
  return descriptionRule(draft.description) === null ? null : 'description';
}

/** The job a finished draft stands for. A fixed value is sent as both ends. */
export function jobFromDraft(draft: JobDraft): NewJob {
  return {
    title: draft.title.trim(),
    type: draft.type,
    workplaceType: draft.workplaceType,
    locations: draft.locations,
    skills: draft.skills,
    salary: range(draft.salaryMode, draft.minSalary, draft.maxSalary),
    salaryPeriod: draft.salaryPeriod,
    experience: range(draft.experienceMode, draft.minExperience, draft.maxExperience),
    experienceUnit: draft.experienceUnit,
    vacancies: Number(draft.vacancies),
    link: draft.link.trim(),
    description: draft.description.trim(),
  };
}

function range(mode: Mode, min: string, max: string): Range | null {
  if (min.trim() === '') return null;
  return { min: Number(min), max: Number(mode === 'fixed' ? min : max) };
}
