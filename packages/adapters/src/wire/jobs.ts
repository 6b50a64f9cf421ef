import { experienceUnits, jobTypes, salaryPeriods, workplaceTypes } from '@glo/domain/jobs/job';
import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import {
  anyLocation,
  enteredLocation,
  filledLongText,
  filledText,
  id,
  optionalNumeric,
  recruiterStatus,
  text,
  textList,
} from './shapes.ts';

/** Posted opportunities (specification 2, sections 3 and 7). */

const ids = z.array(z.string());

export const wireJob = z.looseObject({
  _id: z.string(),
  job_title: z.string(),
  job_type: z.optional(z.string()),
  work_place_type: z.optional(z.string()),
  location: z.optional(z.union([z.string(), z.array(anyLocation)])),
  top_skills_required: z.optional(z.array(z.string())),
  minSal: optionalNumeric,
  maxSal: optionalNumeric,
  salary_type: z.optional(z.nullable(z.string())),
  salaryType: z.optional(z.nullable(z.string())),
  minExp: optionalNumeric,
  maxExp: optionalNumeric,
  experience_type: z.optional(z.nullable(z.string())),
  experienceType: z.optional(z.nullable(z.string())),
  vacancy: optionalNumeric,
  additional_link: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  job_description: z.optional(z.nullable(z.string())),
  job_status: z.string(),
  createdAt: z.string(),
  totalApplications: optionalNumeric,
  applicants: z.optional(ids),
  viewedApplicants: z.optional(ids),
  /** Of who posted it. */
  recruiter_status: recruiterStatus,
});

/** What a reply may say of a job that was changed: any part of it (decision 54). */
export const wireJobChange = z.partial(wireJob);

const ofRecruiter = z.object({ recruiterId: id });
const ofJob = z.object({ jobId: id });

/** Body `status` 201 is success (decision 41). */
export const getActiveJobs = recruiterCall({
  method: 'GET',
  path: '/opportunity/getActiveOpportunityPostsById/:recruiterId',
  params: ofRecruiter,
  reply: z.looseObject({ status: z.number(), activeJobs: z.optional(z.array(wireJob)) }),
});

export const getPastJobs = recruiterCall({
  method: 'GET',
  path: '/opportunity/getPastOpportunityPostsById/:recruiterId',
  params: ofRecruiter,
  reply: z.looseObject({ status: z.number(), pastJobs: z.optional(z.array(wireJob)) }),
});

export const getJob = recruiterCall({
  method: 'GET',
  path: '/opportunity/getOpportunityPostById/:jobId',
  params: ofJob,
  reply: z.looseObject({ job: wireJob }),
});

const whole = (digits: number) => z.int().check(z.gte(0), z.lt(10 ** digits));
const experience = z.number().check(z.gte(0), z.lt(10 ** 8));

const jobFields = () => ({
  job_title: filledText,
  job_type: z.enum(jobTypes),
  work_place_type: z.enum(workplaceTypes),
  location: z.array(enteredLocation).check(z.minLength(1), z.maxLength(100)),
  description: filledLongText,
  top_skills_required: textList.check(z.minLength(1)),
  minSal: z.nullable(whole(13)),
  maxSal: z.nullable(whole(13)),
  salary_type: z.enum(salaryPeriods),
  minExp: z.nullable(experience),
  maxExp: z.nullable(experience),
  experience_type: z.enum(experienceUnits),
  vacancy: whole(4),
  additional_link: text.check(z.maxLength(200)),
});

export const saveJob = recruiterCall({
  method: 'POST',
  path: '/opportunity/saveOpportunityPosts',
  body: z.object({ ...jobFields(), company_id: id, recruiter_details_id: id, recruiter_id: id }),
  reply: z.looseObject({ status: z.number(), message: z.optional(z.string()) }),
});

export const editJob = recruiterCall({
  method: 'POST',
  path: '/opportunity/edit/:id',
  params: z.object({ id }),
  body: z.object(jobFields()),
  reply: z.looseObject({ _id: z.string() }),
});

export const updateJobStatus = recruiterCall({
  method: 'PATCH',
  path: '/opportunity/updateOpportunityStatus/:jobId',
  params: ofJob,
  body: z.object({ jobStatus: z.enum(['ACTIVE', 'CLOSED']) }),
  reply: z.looseObject({ updateStatus: wireJobChange }),
});

export const suggestDescription = recruiterCall({
  method: 'POST',
  path: '/opportunity/jd',
  body: z.object({ new_role: filledText, job_type: text }),
  reply: z.looseObject({ JD: z.string() }),
});

export const saveViewedCandidate = recruiterCall({
  method: 'POST',
  path: '/opportunity/saveViewedCandidate/:jobId',
  params: ofJob,
  body: z.object({ student_id: id }),
  reply: z.looseObject({}),
});
