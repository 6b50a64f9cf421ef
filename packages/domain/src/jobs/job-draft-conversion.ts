import { cleanLine, cleanParagraphs } from '../shared/clean-text.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { experienceUnits, type Job, jobTypes, type NewJob, type Range, salaryPeriods, workplaceTypes } from './job.ts';
import { emptyJobDraft, type JobDraft, type Mode } from './job-draft.ts';

/** A fixed value becomes both ends of the range. */
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
