import type { BodyOf } from '@glo/adapters/wire/call';
import type { wireJob } from '@glo/adapters/wire/job';
import type { editJob, saveJob } from '@glo/adapters/wire/jobs';
import { readPlace, writePlace } from '@glo/adapters/wire/values';
import type * as z from 'zod/mini';
import type { AccountRow, JobRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import { companyOf, recruiterStatus, requireConfirmedMember } from './company-access.ts';

type Owner = 'companyId' | 'recruiterId' | 'recruiterDetailsId';
type NewJob = Omit<JobRow, 'id' | 'status' | 'applicants' | 'viewedApplicants' | 'createdAt'>;

export function writeJob(reader: Reader<Rows>, row: JobRow): Required<z.infer<typeof wireJob>> {
  return {
    _id: row.id,
    job_title: row.title,
    job_type: row.type,
    work_place_type: row.workplaceType,
    location: row.locations.map(writePlace),
    top_skills_required: row.skills,
    minSal: row.minSalary,
    maxSal: row.maxSalary,
    salary_type: row.salaryPeriod,
    minExp: row.minExperience,
    maxExp: row.maxExperience,
    experience_type: row.experienceUnit,
    vacancy: row.vacancies,
    additional_link: row.link,
    description: row.description,
    job_status: row.status,
    createdAt: row.createdAt,
    totalApplications: row.applicants.length,
    applicants: row.applicants,
    viewedApplicants: row.viewedApplicants,
    company_id: row.companyId,
    recruiter_id: row.recruiterId,
    recruiter_details_id: row.recruiterDetailsId,
    recruiter_status: recruiterStatus(reader, reader.get('companies', row.companyId), row.recruiterId),
  };
}

export function readJob(body: BodyOf<typeof saveJob>): NewJob {
  return {
    ...readJobFields(body),
    companyId: body.company_id,
    recruiterId: body.recruiter_id,
    recruiterDetailsId: body.recruiter_details_id,
  };
}

/** Throws 400 if the fields contradict each other (section 5; decision 25). */
export function readJobFields(body: BodyOf<typeof editJob>): Required<Omit<NewJob, Owner>> {
  checkRange(body.minSal, body.maxSal, 'Salary');
  checkRange(body.minExp, body.maxExp, 'Experience');
  return {
    title: body.job_title,
    type: body.job_type,
    workplaceType: body.work_place_type,
    locations: readPlaces(body.location),
    skills: readSkills(body.top_skills_required),
    minSalary: body.minSal,
    maxSalary: body.maxSal,
    salaryPeriod: body.salary_type,
    minExperience: body.minExp,
    maxExperience: body.maxExp,
    experienceUnit: body.experience_type,
    vacancies: body.vacancy,
    link: body.additional_link.trim(),
    description: body.description,
  };
}

function checkRange(min: number | null, max: number | null, fieldName: 'Salary' | 'Experience'): void {
  if ((min === null) !== (max === null)) throw refuse.badRequest(`${fieldName}: Enter both ends of the range`);
  if (min !== null && max !== null && max < min) {
    throw refuse.badRequest(`Maximum ${fieldName} cannot be less than Minimum ${fieldName}`);
  }
}

function readPlaces(locations: BodyOf<typeof saveJob>['location']): JobRow['locations'] {
  const places = locations.map(readPlace);
  for (const { city, state, country } of places) {
    if (`${city}${state}${country}`.trim() === '') throw refuse.badRequest('location: A location must not be empty.');
    if ([city, state, country].some((part) => part.length > 60)) {
      throw refuse.badRequest('location: Location should not contain more than 60 characters');
    }
  }
  return places;
}

function readSkills(skills: readonly string[]): string[] {
  const named = [...new Set(skills.map((skill) => skill.trim()))].filter((skill) => skill !== '');
  if (named.length === 0) throw refuse.badRequest('top_skills_required: Choose at least one skill');
  return named;
}

/** Confirmed colleagues see a job, and only its recruiter changes it (decisions 17 and 59). */

export function requireVisibleJob(reader: Reader<Rows>, account: AccountRow, jobId: string): JobRow {
  const job = knownJob(reader, jobId);
  if (job.recruiterId === account.id) return job;
  const company = reader.get('companies', companyOf(reader, account.id) ?? '');
  if (company?.id !== job.companyId) throw refuse.forbidden('This job belongs to another company.');
  requireConfirmedMember(reader, company, account);
  return job;
}

export function requireOwnJob(reader: Reader<Rows>, account: AccountRow, jobId: string): JobRow {
  const job = knownJob(reader, jobId);
  if (job.recruiterId !== account.id) throw refuse.forbidden('This job belongs to another recruiter.');
  return job;
}

export function requireVisibleJobs(reader: Reader<Rows>, account: AccountRow, recruiterId: string): JobRow[] {
  const jobs = reader.find('jobs', 'recruiterId', recruiterId);
  // Puts the later of two jobs with the same time first.
  const newestFirst = jobs.toReversed().sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (recruiterId === account.id) return newestFirst;
  if (reader.get('accounts', recruiterId) === undefined) throw refuse.notFound('There is no such recruiter.');
  const company = reader.get('companies', companyOf(reader, account.id) ?? '');
  if (company === undefined || company.id !== companyOf(reader, recruiterId)) {
    throw refuse.forbidden('You can only see the jobs of your own company.');
  }
  requireConfirmedMember(reader, company, account);
  return newestFirst.filter((job) => job.companyId === company.id);
}

function knownJob(reader: Reader<Rows>, id: string): JobRow {
  const job = reader.get('jobs', id);
  if (job === undefined) throw refuse.notFound('There is no such job.');
  return job;
}
