import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { anyLocation, id, recruiterStatus, textList, verificationDocument, wireCandidate } from './shapes.ts';

/** The company as its page shows it, and candidates suggested to it (specification 2, section 7). */

const ofCompany = z.object({ companyId: id });

export const getCompanyDetails = recruiterCall({
  method: 'GET',
  path: '/company/details/:companyId',
  params: ofCompany,
  reply: z.looseObject({
    _id: z.string(),
    name: z.string(),
    image_url: z.optional(z.nullable(z.string())),
    about: z.optional(z.nullable(z.string())),
    top_technologies_used: z.optional(z.nullable(z.array(z.string()))),
    documents: z.optional(z.array(verificationDocument)),
  }),
});

export const getCompanyMembers = recruiterCall({
  method: 'GET',
  path: '/company/members/details/:companyId',
  params: ofCompany,
  reply: z.array(
    z.looseObject({
      _id: z.string(),
      name: z.string(),
      position: z.optional(z.nullable(z.string())),
      location: z.optional(z.nullable(anyLocation)),
      recruiter_status: recruiterStatus,
      recruiter_id: z.optional(
        z.looseObject({
          _id: z.string(),
          profile_picture: z.optional(z.nullable(z.string())),
          isCompanyAdmin: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
});

/** Sends only the technologies (decision 40). */
export const getTalentPool = recruiterCall({
  method: 'POST',
  path: '/company/talent/pool',
  body: z.object({ top_technologies_used: textList }),
  reply: z.looseObject({ results: z.array(wireCandidate) }),
});
