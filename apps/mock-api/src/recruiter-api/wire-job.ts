import type { BodyOf } from '@glo/adapters/wire/call';
import type { editJob, saveJob, wireJob } from '@glo/adapters/wire/jobs';
import { readPlace, writePlace } from '@glo/adapters/wire/read-location';
import type * as z from 'zod/mini';
import type { JobRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import { recruiterStatus } from './company-access.ts';

type Owner = 'companyId' | 'recruiterId' | 'recruiterDetailsId';
type NewJob = Omit<JobRow, 'id' | 'status' | 'applicants' | 'viewedApplicants' | 'createdAt'>;

export function writeJob(reader: Reader<Rows>, row: JobRow): z.infer<typeof wireJob> {
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
export function readJobFields(body: BodyOf<typeof editJob>): Omit<NewJob, Owner> {
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

function checkRange(min: number | null, max: number | null, what: 'Salary' | 'Experience'): void {
  if ((min === null) !== (max === null)) throw refuse.badRequest(`${what}: Enter both ends of the range`);
  if (min !== null && max !== null && max < min) {
    throw refuse.badRequest(`Maximum ${what} cannot be less than Minimum ${what}`);
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
