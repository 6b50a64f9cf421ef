import { experienceUnits, jobTypes, salaryPeriods, workplaceTypes } from '@glo/domain/jobs/job';
import { digitsOf, linkMaximum, placesMaximum } from '@glo/domain/jobs/job-form';
import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';
import { id } from './shapes.ts';
import { enteredLocation, filledLongText, filledText, text, textList } from './entered.ts';

/** Posted opportunities (specification 2, sections 3 and 7). */

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
    /** Membership of the recruiter who posted it. */
    recruiter_status: field.text,
  }),
  { synonyms: jobSynonyms },
);

/** Any part of a job (decision 54). */
export const wireJobChange = noted(z.partial(wireJob), { synonyms: jobSynonyms });

const ofRecruiter = z.object({ recruiterId: id });
const ofJob = z.object({ jobId: id });

/** The specification names only 201 (decision 47). */
const created = [201];

export const getActiveJobs = recruiterCall({
  method: 'GET',
  path: '/opportunity/getActiveOpportunityPostsById/:recruiterId',
  params: ofRecruiter,
  success: created,
  reply: z.strictObject({ status: field.number, activeJobs: z.array(wireJob) }),
});

export const getPastJobs = recruiterCall({
  method: 'GET',
  path: '/opportunity/getPastOpportunityPostsById/:recruiterId',
  params: ofRecruiter,
  success: created,
  reply: z.strictObject({ status: field.number, pastJobs: z.array(wireJob) }),
});

export const getJob = recruiterCall({
  method: 'GET',
  path: '/opportunity/getOpportunityPostById/:jobId',
  params: ofJob,
  reply: z.strictObject({ job: wireJob }),
});

const whole = (digits: number) => z.int().check(z.gte(0), z.lt(10 ** digits));
const experience = z.number().check(z.gte(0), z.lt(10 ** digitsOf.experience));

const jobFields = () => ({
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

export const saveJob = recruiterCall({
  method: 'POST',
  path: '/opportunity/saveOpportunityPosts',
  body: z.object({ ...jobFields(), company_id: id, recruiter_details_id: id, recruiter_id: id }),
  success: created,
  reply: z.strictObject({ status: field.number, message: field.text }),
});

export const editJob = recruiterCall({
  method: 'POST',
  path: '/opportunity/edit/:id',
  params: z.object({ id }),
  body: z.object(jobFields()),
  reply: z.strictObject({ _id: z.optional(field.id) }),
});

export const updateJobStatus = recruiterCall({
  method: 'PATCH',
  path: '/opportunity/updateOpportunityStatus/:jobId',
  params: ofJob,
  body: z.object({ jobStatus: z.enum(['ACTIVE', 'CLOSED']) }),
  reply: z.strictObject({ updateStatus: z.optional(wireJobChange) }),
});

export const suggestDescription = recruiterCall({
  method: 'POST',
  path: '/opportunity/jd',
  body: z.object({ new_role: filledText, job_type: text }),
  reply: z.strictObject({ JD: field.name }),
});

export const saveViewedCandidate = recruiterCall({
  method: 'POST',
  path: '/opportunity/saveViewedCandidate/:jobId',
  params: ofJob,
  body: z.object({ student_id: id }),
  reply: z.strictObject({}),
});
