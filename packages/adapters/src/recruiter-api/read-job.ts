import type { Job, JobOwner, NewJob, Range } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type * as z from 'zod/mini';
import type { BodyOf } from '../wire/call.ts';
import type { editJob, saveJob, wireJob, wireJobChange } from '../wire/jobs.ts';
import { readPlace, writePlace } from '../wire/read-location.ts';
import { readNumber } from '../wire/read-number.ts';

type WireJob = z.infer<typeof wireJob>;

/** A job behind the wire's names, in either of the spellings it is met in (specification 2, section 3). */
export function readJob(wire: WireJob): Job {
  const locations = typeof wire.location === 'string' ? [wire.location] : (wire.location ?? []);
  const applicants = (wire.applicants ?? []) as StudentId[];
  return {
    id: wire._id as JobId,
    title: wire.job_title,
    type: wire.job_type ?? '',
    workplaceType: wire.work_place_type ?? '',
    locations: locations.map(readPlace),
    skills: wire.top_skills_required ?? [],
    salary: readRange(wire.minSal, wire.maxSal),
    salaryPeriod: wire.salary_type ?? wire.salaryType ?? 'Year',
    experience: readRange(wire.minExp, wire.maxExp),
    experienceUnit: wire.experience_type ?? wire.experienceType ?? 'Years',
    vacancies: readNumber(wire.vacancy) ?? 0,
    link: wire.additional_link ?? '',
    description: wire.description ?? wire.job_description ?? '',
    status: wire.job_status === 'ACTIVE' ? 'ACTIVE' : 'CLOSED',
    createdAt: wire.createdAt,
    applicants,
    viewedApplicants: (wire.viewedApplicants ?? []) as StudentId[],
    applicantCount: readNumber(wire.totalApplications) ?? applicants.length,
  };
}

/** Which names on the wire say something of a field. */
const wireNames: Readonly<Record<keyof Job, readonly (keyof WireJob)[]>> = {
  id: ['_id'],
  title: ['job_title'],
  type: ['job_type'],
  workplaceType: ['work_place_type'],
  locations: ['location'],
  skills: ['top_skills_required'],
  salary: ['minSal', 'maxSal'],
  salaryPeriod: ['salary_type', 'salaryType'],
  experience: ['minExp', 'maxExp'],
  experienceUnit: ['experience_type', 'experienceType'],
  vacancies: ['vacancy'],
  link: ['additional_link'],
  description: ['description', 'job_description'],
  status: ['job_status'],
  createdAt: ['createdAt'],
  applicants: ['applicants'],
  viewedApplicants: ['viewedApplicants'],
  applicantCount: ['totalApplications', 'applicants'],
};

/** What a reply says of a job, and nothing else: a field that is not there changes nothing (decision 54). */
export function readJobChange(wire: z.infer<typeof wireJobChange>): Partial<Job> {
  const { _id = '', job_title = '', job_status = '', createdAt = '' } = wire;
  const read = readJob({ ...wire, _id, job_title, job_status, createdAt });
  const isSaid = (name: string) => wireNames[name as keyof Job].some((wireName) => (wire[wireName] ?? null) !== null);
  return Object.fromEntries(Object.entries(read).filter(([name]) => isSaid(name)));
}

/** The create payload (specification 2, section 3). */
export function writeNewJob(job: NewJob, owner: JobOwner): BodyOf<typeof saveJob> {
  return {
    ...writeJob(job),
    company_id: owner.companyId,
    recruiter_details_id: owner.detailsId,
    recruiter_id: owner.accountId,
  };
}

/** The edit payload. The form offers only values the contract knows. */
export function writeJob(job: NewJob): BodyOf<typeof editJob> {
  type Body = BodyOf<typeof editJob>;
  return {
    job_title: job.title,
    job_type: job.type as Body['job_type'],
    work_place_type: job.workplaceType as Body['work_place_type'],
    location: job.locations.map(writePlace),
    description: job.description,
    top_skills_required: [...job.skills],
    minSal: job.salary?.min ?? null,
    maxSal: job.salary?.max ?? null,
    salary_type: job.salaryPeriod as Body['salary_type'],
    minExp: job.experience?.min ?? null,
    maxExp: job.experience?.max ?? null,
    experience_type: job.experienceUnit as Body['experience_type'],
    vacancy: job.vacancies,
    additional_link: job.link,
  };
}

function readRange(min: WireJob['minSal'], max: WireJob['maxSal']): Range | null {
  const from = readNumber(min) ?? readNumber(max);
  return from === null ? null : { min: from, max: readNumber(max) ?? from };
}
