import { shortlistedMessage, viewedMessage } from '@glo/domain/candidates/notifications';
import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { id, wireCandidate } from './shapes.ts';

/** Applicants, recommendations and the shortlist of a job (specification 2, section 7). */

const ofJob = z.object({ jobId: id });

/** Body `status` 200 is success (decision 41). */
export const getRecommended = recruiterCall({
  method: 'GET',
  path: '/opportunity/getRecommendedAppliedApplicants/:jobId',
  params: ofJob,
  reply: z.looseObject({ status: z.number(), applicants: z.optional(z.array(wireCandidate)) }),
});

export const saveShortlisted = recruiterCall({
  method: 'POST',
  path: '/opportunity/save/shortlist/candidate',
  body: z.object({ job_id: id, student: wireCandidate, student_id: id }),
  reply: z.looseObject({}),
});

export const getShortlisted = recruiterCall({
  method: 'GET',
  path: '/opportunity/get/shortlist/candidate/:jobId',
  params: ofJob,
  reply: z.array(z.looseObject({ student_id: z.string(), student: wireCandidate })),
});

export const removeShortlisted = recruiterCall({
  method: 'POST',
  path: '/opportunity/remove/shortlist/candidate',
  body: z.object({ job_id: id, student_id: id }),
  reply: z.looseObject({}),
});

/** External user ids are student ids; the words are one of the two of the specification (decision 62). */
export const sendNotification = recruiterCall({
  method: 'POST',
  path: '/notification/sendNotificationByExternalIds',
  body: z.object({
    external_user_ids: z.array(id).check(z.minLength(1), z.maxLength(1000)),
    message: z.enum([viewedMessage, shortlistedMessage]),
  }),
  reply: z.looseObject({}),
});
