import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { filledText, text } from './entered.ts';
import * as field from './fields.ts';
import { jobBody, wireJob, wireJobChange } from './job.ts';
import { id } from './shapes.ts';

/** Calls for posted opportunities (specification 2, section 7). */

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

export const saveJob = recruiterCall({
  method: 'POST',
  path: '/opportunity/saveOpportunityPosts',
  body: z.object({ ...jobBody.shape, company_id: id, recruiter_details_id: id, recruiter_id: id }),
  success: created,
  reply: z.strictObject({ status: field.number, message: field.text }),
});

export const editJob = recruiterCall({
  method: 'POST',
  path: '/opportunity/edit/:id',
  params: z.object({ id }),
  body: jobBody,
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
