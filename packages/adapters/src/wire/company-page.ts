import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';
import { companyFields, companySynonyms, id, verificationDocument } from './shapes.ts';
import { textList } from './entered.ts';
import { wireCandidate } from './read-candidate.ts';

/** The company page and the talent pool (specification 2, section 7). */

const ofCompany = z.object({ companyId: id });

export const wireMemberAccount = noted(
  z.strictObject({ _id: field.id, profile_picture: field.text, isCompanyAdmin: field.flag }),
  {
    bare: '_id',
  },
);

export const wireMember = z.strictObject({
  _id: field.id,
  name: field.name,
  position: field.text,
  location: field.location,
  recruiter_status: field.text,
  recruiter_id: z.optional(wireMemberAccount),
});

export const getCompanyDetails = recruiterCall({
  method: 'GET',
  path: '/company/details/:companyId',
  params: ofCompany,
  reply: noted(
    z.strictObject({
      _id: z.optional(field.id),
      name: field.name,
      ...companyFields,
      company_url: field.text,
      company_size: field.text,
      company_type: field.texts,
      documents: z.optional(z.array(verificationDocument)),
    }),
    {
      synonyms: {
        ...companySynonyms,
        company_url: ['companyUrl'],
        company_size: ['companySize'],
        company_type: ['companyType'],
      },
    },
  ),
});

export const getCompanyMembers = recruiterCall({
  method: 'GET',
  path: '/company/members/details/:companyId',
  params: ofCompany,
  reply: z.array(wireMember),
});

/** Sends only the technologies (decision 40). */
export const getTalentPool = recruiterCall({
  method: 'POST',
  path: '/company/talent/pool',
  body: z.object({ top_technologies_used: textList }),
  reply: z.strictObject({ results: z.array(wireCandidate) }),
});
