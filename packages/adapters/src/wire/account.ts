import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { anyLocation, credential, emailAddress, id, password, verificationDocument } from './shapes.ts';

/** Sign-in, and who somebody is (specification 1, section 7). */

export const login = recruiterCall({
  method: 'POST',
  path: '/user/login',
  anonymous: true,
  body: z.object({ email: emailAddress, password, credential }),
  reply: z.looseObject({
    verified: z.optional(z.boolean()),
    is_form_filled: z.optional(z.boolean()),
    _id: z.optional(z.string()),
    error: z.optional(z.unknown()),
    type: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
});

const company = z.looseObject({
  _id: z.string(),
  name: z.string(),
  image_url: z.optional(z.nullable(z.string())),
  about: z.optional(z.nullable(z.string())),
  top_technologies_used: z.optional(z.nullable(z.array(z.string()))),
});

export const wireRecruiter = z.looseObject({
  _id: z.string(),
  name: z.optional(z.nullable(z.string())),
  position: z.optional(z.nullable(z.string())),
  phone_number: z.optional(z.nullable(z.string())),
  location: z.optional(z.nullable(anyLocation)),
  company: z.optional(z.nullable(z.string())),
  hire_in_fields: z.optional(z.unknown()),
  is_form_filled: z.optional(z.boolean()),
  verified: z.optional(z.boolean()),
  profile_picture: z.optional(z.nullable(z.string())),
  personal_verification_status: z.optional(z.string()),
  company_verification_status: z.optional(z.string()),
  recruiter_id: z.looseObject({
    _id: z.string(),
    email: z.string(),
    profile_picture: z.optional(z.nullable(z.string())),
    cover_picture: z.optional(z.nullable(z.string())),
    is_google_signedin: z.optional(z.boolean()),
    isCompanyAdmin: z.optional(z.boolean()),
    documents: z.optional(z.array(verificationDocument)),
  }),
  company_details: z.optional(z.nullable(company)),
});

export const getRecruiterDetails = recruiterCall({
  method: 'POST',
  path: '/getRecruiterDetailsByID',
  query: z.object({ id }),
  reply: z.looseObject({ recruiter: z.array(wireRecruiter) }),
});
