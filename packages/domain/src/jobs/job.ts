import type { AccountId, CompanyId, DetailsId, JobId, StudentId } from '../shared/ids.ts';
import type { Place } from '../lookups/lookups.ts';

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

/** Both ends are equal for a fixed value. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface NewJob {
  readonly title: string;
  readonly type: string;
  readonly workplaceType: string;
  readonly locations: readonly Place[];
  readonly skills: readonly string[];
  readonly salary: Range | null;
  readonly salaryPeriod: string;
  readonly experience: Range | null;
  readonly experienceUnit: string;
  /** `null` if the service does not say. */
  readonly vacancies: number | null;
  readonly link: string;
  readonly description: string;
}

export interface Job extends NewJob {
  readonly id: JobId;
  readonly status: JobStatus;
  /** ISO time. */
  readonly createdAt: string;
  /** Each once. */
  readonly applicants: readonly StudentId[];
  readonly viewedApplicants: readonly StudentId[];
  /** Number of `applicants`, or the service's own number if it sends no ids. */
  readonly applicantCount: number;
  /** Account id and details id of the recruiter who posted it, if the service returns them. */
  readonly postedBy: readonly string[];
}

export interface JobOwner {
  readonly accountId: AccountId;
  readonly detailsId: DetailsId;
  readonly companyId: CompanyId;
}

/** Number of viewed applicants. Recommended students may be viewed without having applied. */
export function viewedCount({ applicants, viewedApplicants }: Pick<Job, 'applicants' | 'viewedApplicants'>): number {
  const applied = new Set(applicants);
  return viewedApplicants.filter((student) => applied.has(student)).length;
}

export function withViewed(job: Job, student: StudentId): Job {
  return { ...job, viewedApplicants: [...new Set([...job.viewedApplicants, student])] };
}

export const currencySign = '₹';
/** Created on first use, because it takes a slow device 35 ms during the first load. */
let grouping: Intl.NumberFormat | undefined;

/** '₹25,000 Per Month', '₹6,50,000-9,00,000 per Year' or '' (specification 2, job preview). */
export function salaryText({ salary, salaryPeriod }: Pick<Job, 'salary' | 'salaryPeriod'>): string {
  return salary === null ? '' : `${currencySign}${rangeText(salary)} ${periodText(salaryPeriod)}`;
}

/** '3 Years', '0-6 Months' or ''. */
export function experienceText({ experience, experienceUnit }: Pick<Job, 'experience' | 'experienceUnit'>): string {
  return experience === null ? '' : `${rangeText(experience)} ${experienceUnit}`;
}

/** The specification spells 'Per Month' and 'per Year'. Other periods stay as they are. */
export function periodText(period: string): string {
  if (period === 'Month') return 'Per Month';
  return period === 'Year' ? 'per Year' : period;
}

function rangeText({ min, max }: Range): string {
  grouping ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 });
  return min === max ? grouping.format(min) : `${grouping.format(min)}-${grouping.format(max)}`;
}
