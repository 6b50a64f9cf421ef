import type { Job, JobOwner, JobStatus, NewJob, Range } from '@glo/domain/jobs/job';
import { experienceUnits, jobTypes, salaryPeriods, workplaceTypes } from '@glo/domain/jobs/job';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { digitsOf, linkMaximum, placesMaximum } from '@glo/domain/jobs/job-field-rules';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import * as z from 'zod/mini';
import { enteredLocation, filledLongText, filledText, text, textList } from './entered.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';
import { writePlace } from './values.ts';

/** A job on the wire (specification 2, section 3): its schemas, and its translation to and from the domain. */

const jobSynonyms = {
  salary_type: ['salaryType'],
  experience_type: ['experienceType'],
  description: ['job_description'],
};

export const wireJob = noted(
  z.strictObject({
    _id: field.id,
    job_title: field.name,
    job_type: field.text,
    work_place_type: field.text,
    location: field.locations,
    top_skills_required: field.texts,
    minSal: z.nullable(field.number),
    maxSal: z.nullable(field.number),
    salary_type: field.text,
    minExp: z.nullable(field.number),
    maxExp: z.nullable(field.number),
    experience_type: field.text,
    vacancy: field.number,
    additional_link: field.text,
    description: field.text,
    job_status: field.text,
    createdAt: field.date,
    totalApplications: field.number,
    applicants: field.ids,
    viewedApplicants: field.ids,
    company_id: z.optional(field.id),
    recruiter_id: z.optional(field.id),
    recruiter_details_id: z.optional(field.id),
    recruiter_status: field.text,
  }),
  { synonyms: jobSynonyms },
);

/** Any part of a job (decision 54). */
export const wireJobChange = noted(z.partial(wireJob), { synonyms: jobSynonyms });

const whole = (digits: number) => z.int().check(z.gte(0), z.lt(10 ** digits));
const experience = z.number().check(z.gte(0), z.lt(10 ** digitsOf.experience));

export const jobBody = z.object({
  job_title: filledText,
  job_type: z.enum(jobTypes),
  work_place_type: z.enum(workplaceTypes),
  location: z.array(enteredLocation).check(z.minLength(1), z.maxLength(placesMaximum)),
  description: filledLongText,
  top_skills_required: textList.check(z.minLength(1)),
  minSal: z.nullable(whole(digitsOf.salary)),
  maxSal: z.nullable(whole(digitsOf.salary)),
  salary_type: z.enum(salaryPeriods),
  minExp: z.nullable(experience),
  maxExp: z.nullable(experience),
  experience_type: z.enum(experienceUnits),
  vacancy: whole(digitsOf.vacancies),
  additional_link: text.check(z.maxLength(linkMaximum)),
});

type WireJob = z.infer<typeof wireJob>;
type JobBody = z.infer<typeof jobBody>;

/** `status` applies to jobs without one. */
export function readJob(wire: WireJob, status: JobStatus): Job {
  const applicants = [...new Set(wire.applicants)] as StudentId[];
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
    applicantCount: wire.applicants === undefined ? (wire.totalApplications ?? 0) : applicants.length,
    postedBy: [wire.recruiter_id, wire.recruiter_details_id].flatMap((id) => id || []),
  };
}

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
  const isPresent = (name: string) => wireNames[name as keyof Job].some((wireName) => wire[wireName] !== undefined);
  return Object.fromEntries(Object.entries(read).filter(([name]) => isPresent(name)));
}

/** Payload to create a job (specification 2, section 3). */
export function writeNewJob(
  job: NewJob,
  owner: JobOwner,
): JobBody & Record<'company_id' | 'recruiter_details_id' | 'recruiter_id', string> {
  return {
    ...writeJob(job),
    company_id: owner.companyId,
    recruiter_details_id: owner.detailsId,
    recruiter_id: owner.accountId,
  };
}

export const jobFormFields: Readonly<Record<keyof JobBody, keyof JobDraft>> = {
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
export function writeJob(job: NewJob): Required<JobBody> {
  return {
    job_title: job.title,
    job_type: job.type as JobBody['job_type'],
    work_place_type: job.workplaceType as JobBody['work_place_type'],
    location: job.locations.map(writePlace),
    description: job.description,
    top_skills_required: [...job.skills],
    minSal: job.salary?.min ?? null,
    maxSal: job.salary?.max ?? null,
    salary_type: job.salaryPeriod as JobBody['salary_type'],
    minExp: job.experience?.min ?? null,
    maxExp: job.experience?.max ?? null,
    experience_type: job.experienceUnit as JobBody['experience_type'],
    vacancy: job.vacancies as JobBody['vacancy'],
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
