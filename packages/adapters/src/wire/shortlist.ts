import { shortlistedMessage, viewedMessage } from '@glo/domain/candidates/notifications';
import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { id } from './shapes.ts';
import { shownCandidate, wireCandidate } from './read-candidate.ts';

/** Applicants, recommendations and the shortlist of a job (specification 2, section 7). */

const ofJob = z.object({ jobId: id });

export const getRecommended = recruiterCall({
  method: 'GET',
  path: '/opportunity/getRecommendedAppliedApplicants/:jobId',
  params: ofJob,
  reply: z.strictObject({ status: field.number, applicants: z.array(wireCandidate) }),
});

export const saveShortlisted = recruiterCall({
  method: 'POST',
  path: '/opportunity/save/shortlist/candidate',
  body: z.object({ job_id: id, student: shownCandidate, student_id: id }),
  reply: z.strictObject({}),
});

export const wireEntry = z.strictObject({ student_id: z.optional(field.id), student: wireCandidate });

export const getShortlisted = recruiterCall({
  method: 'GET',
  path: '/opportunity/get/shortlist/candidate/:jobId',
  params: ofJob,
  reply: z.array(wireEntry),
});

export const removeShortlisted = recruiterCall({
  method: 'POST',
  path: '/opportunity/remove/shortlist/candidate',
  body: z.object({ job_id: id, student_id: id }),
  reply: z.strictObject({}),
});

/** Maximum number of students per call. */
export const mostNotified = 1000;

/** External user ids are student ids. The message is one of the two specified texts (decision 62). */
export const sendNotification = recruiterCall({
  method: 'POST',
  path: '/notification/sendNotificationByExternalIds',
  body: z.object({
    external_user_ids: z.array(id).check(z.minLength(1), z.maxLength(mostNotified)),
    message: z.enum([viewedMessage, shortlistedMessage]),
  }),
  reply: z.strictObject({}),
});
