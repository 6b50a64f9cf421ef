import type { AccountId, CompanyId, DetailsId, JobId, StudentId } from '../shared/ids.ts';
import type { Place } from '../lookups/place.ts';

/** Lists of specification 2, section 9. */
export const workplaceTypes = ['On-Site', 'Remote', 'Hybrid'] as const;
// biome-ignore format: a list reads better in rows
export const jobTypes = [
  'Internship', 'Full-time', 'Part-time', 'Freelance', 'Volunteer', 'Commission-based', 'Seasonal', 'Project-based',
  'Consultant', 'Trainee', 'Temporary', 'Contract', 'On-Call', 'Other',
] as const;
export const experienceUnits = ['Years', 'Months'] as const;
export const salaryPeriods = ['Month', 'Year'] as const;

export type JobStatus = 'ACTIVE' | 'CLOSED';

/** From and to; both the same for a fixed value. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A posted opportunity. */
export interface Job {
  readonly id: JobId;
  readonly title: string;
  readonly type: string;
  readonly workplaceType: string;
  readonly locations: readonly Place[];
  readonly skills: readonly string[];
  readonly salary: Range | null;
  readonly salaryPeriod: string;
  readonly experience: Range | null;
  readonly experienceUnit: string;
  /** null when the service does not say. */
  readonly vacancies: number | null;
  readonly link: string;
  readonly description: string;
  readonly status: JobStatus;
  /** ISO date and time */
  readonly createdAt: string;
  readonly applicants: readonly StudentId[];
  readonly viewedApplicants: readonly StudentId[];
  readonly applicantCount: number;
  /** Who posted it, by account and by details; none where the service does not say. */
  readonly postedBy: readonly string[];
}

/** What a recruiter posts. */
export type NewJob = Pick<
  Job,
  | 'title'
  | 'type'
  | 'workplaceType'
  | 'locations'
  | 'skills'
  | 'salary'
  | 'salaryPeriod'
  | 'experience'
  | 'experienceUnit'
  | 'vacancies'
  | 'link'
  | 'description'
>;

export interface JobOwner {
  readonly accountId: AccountId;
  readonly detailsId: DetailsId;
  readonly companyId: CompanyId;
}

/** How many of those who applied were viewed; students met as recommendations may be viewed without having applied. */
export function viewedCount({ applicants, viewedApplicants }: Pick<Job, 'applicants' | 'viewedApplicants'>): number {
  const applied = new Set(applicants);
  return viewedApplicants.filter((student) => applied.has(student)).length;
}

/** Money is written as in India; the data carries no currency. */
export const currencySign = '₹';
/** Made when it is first needed: it takes a slow processor 35 ms, and this file is part of the first load. */
let grouping: Intl.NumberFormat | undefined;

/** '₹25,000 Per Month', '₹6,50,000-9,00,000 per Year'; '' when there is none (specification 2, job preview). */
export function salaryText({ salary, salaryPeriod }: Pick<Job, 'salary' | 'salaryPeriod'>): string {
  return salary === null ? '' : `${currencySign}${rangeText(salary)} ${periodText(salaryPeriod)}`;
}

/** '3 Years', '0-6 Months'; '' when there is none. */
export function experienceText({ experience, experienceUnit }: Pick<Job, 'experience' | 'experienceUnit'>): string {
  return experience === null ? '' : `${rangeText(experience)} ${experienceUnit}`;
}

/** 'Per Month' or 'per Year', as the specification spells them; other periods as they come. */
export function periodText(period: string): string {
  if (period === 'Month') return 'Per Month';
  return period === 'Year' ? 'per Year' : period;
}

/** '3' when fixed, '1-3' otherwise. */
function rangeText({ min, max }: Range): string {
  grouping ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 });
  return min === max ? grouping.format(min) : `${grouping.format(min)}-${grouping.format(max)}`;
}
