import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { id } from './shapes.ts';
import { filledText, text } from './entered.ts';

/** Documents for personal and company verification (specification 1, section 7). */

export const uploadCompanyDocument = recruiterCall({
  method: 'POST',
  path: '/company/upload/document',
  file: 'company_documents',
  reply: z.strictObject({ companyDocumentUrl: field.name }),
});

/** Exactly one of link and CIN is filled. */
export const submitCompanyDocument = recruiterCall({
  method: 'POST',
  path: '/company/submit/document',
  body: z.object({ recruiter_id: id, company: id, documentLink: text, CIN: text }),
  reply: z.strictObject({ status: field.number }),
});

export const uploadRecruiterDocument = recruiterCall({
  method: 'POST',
  path: '/upload/document',
  file: 'recruiter_documents',
  reply: z.strictObject({ recruiterDocumentUrl: field.name }),
});

/** `company` is an id or ''. */
export const submitRecruiterDocument = recruiterCall({
  method: 'POST',
  path: '/submit/document',
  body: z.object({ recruiter_id: id, name: text, company: text, documentLink: filledText }),
  reply: z.strictObject({}),
});
