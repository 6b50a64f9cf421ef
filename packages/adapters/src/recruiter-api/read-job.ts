import type { Job, JobOwner, JobStatus, NewJob, Range } from '@glo/domain/jobs/job';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type * as z from 'zod/mini';
import type { BodyOf } from '../wire/call.ts';
import type { editJob, saveJob, wireJob, wireJobChange } from '../wire/jobs.ts';
import { writePlace } from '../wire/read-location.ts';

type WireJob = z.infer<typeof wireJob>;

/** `status` applies to jobs without one. */
export function readJob(wire: WireJob, status: JobStatus): Job {
  const applicants = (wire.applicants ?? []) as StudentId[];
  return {
    id: wire._id as JobId,
    title: wire.job_title,
    type: wire.job_type ?? '',
    workplaceType: wire.work_place_type ?? '',
    locations: (wire.location ?? []).map(({ city, state, country }) => ({ city, state, country })),
    skills: wire.top_skills_required ?? [],
    salary: readRange(wire.minSal, wire.maxSal),
    salaryPeriod: wire.salary_type || 'Year',
    experience: readRange(wire.minExp, wire.maxExp),
    experienceUnit: wire.experience_type || 'Years',
    vacancies: wire.vacancy ?? null,
    link: wire.additional_link ?? '',
    description: wire.description ?? '',
    status: readStatus(wire.job_status) ?? status,
    createdAt: wire.createdAt ?? '',
    applicants,
    viewedApplicants: (wire.viewedApplicants ?? []) as StudentId[],
    applicantCount: wire.totalApplications ?? applicants.length,
    postedBy: [wire.recruiter_id, wire.recruiter_details_id].flatMap((id) => id || []),
  };
}

/** Wire names of each field. */
const wireNames: Readonly<Record<keyof Job, readonly (keyof WireJob)[]>> = {
  id: ['_id'],
  title: ['job_title'],
  type: ['job_type'],
  workplaceType: ['work_place_type'],
  locations: ['location'],
  skills: ['top_skills_required'],
  salary: ['minSal', 'maxSal'],
  salaryPeriod: ['salary_type'],
  experience: ['minExp', 'maxExp'],
  experienceUnit: ['experience_type'],
  vacancies: ['vacancy'],
  link: ['additional_link'],
  description: ['description'],
  status: ['job_status'],
  createdAt: ['createdAt'],
  applicants: ['applicants'],
  viewedApplicants: ['viewedApplicants'],
  applicantCount: ['totalApplications', 'applicants'],
  postedBy: ['recruiter_id', 'recruiter_details_id'],
};

/** Returns only the fields that the reply contains (decision 54). */
export function readJobChange(wire: z.infer<typeof wireJobChange>): Partial<Job> {
  const { _id = '', job_title = '' } = wire;
  const read = readJob({ ...wire, _id, job_title }, 'ACTIVE');
  const isSaid = (name: string) => wireNames[name as keyof Job].some((wireName) => wire[wireName] !== undefined);
  return Object.fromEntries(Object.entries(read).filter(([name]) => isSaid(name)));
}

/** Payload to create a job (specification 2, section 3). */
export function writeNewJob(job: NewJob, owner: JobOwner): BodyOf<typeof saveJob> {
  return {
    ...writeJob(job),
    company_id: owner.companyId,
    recruiter_details_id: owner.detailsId,
    recruiter_id: owner.accountId,
  };
}

/** Form fields by wire name. */
export const jobFields: Readonly<Partial<Record<keyof BodyOf<typeof editJob>, keyof JobDraft>>> = {
  job_title: 'title',
  job_type: 'type',
  work_place_type: 'workplaceType',
  location: 'locations',
  description: 'description',
  top_skills_required: 'skills',
  minSal: 'minSalary',
  maxSal: 'maxSalary',
  salary_type: 'salaryPeriod',
  minExp: 'minExperience',
  maxExp: 'maxExperience',
  experience_type: 'experienceUnit',
  vacancy: 'vacancies',
  additional_link: 'link',
};

/** Payload to edit a job. The casts are safe, because the form's rules allow only values of the contract. */
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
    vacancy: job.vacancies as Body['vacancy'],
    additional_link: job.link,
  };
}

function readRange(min: WireJob['minSal'], max: WireJob['maxSal']): Range | null {
  const from = min ?? max ?? null;
  return from === null ? null : { min: from, max: max ?? from };
}

/** An unknown status counts as closed. */
function readStatus(status: string | undefined): JobStatus | null {
  if (!status) return null;
  return status === 'ACTIVE' ? 'ACTIVE' : 'CLOSED';
}
