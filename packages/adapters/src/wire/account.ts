import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';
import {
  companyFields,
  companySynonyms,
  credential,
  emailAddress,
  id,
  password,
  verificationDocument,
} from './shapes.ts';

/** Sign-in and the recruiter's details (specification 1, section 7). */

export const login = recruiterCall({
  method: 'POST',
  path: '/user/login',
  anonymous: true,
  body: z.object({ email: emailAddress, password, credential }),
  reply: z.strictObject({
    verified: field.flag,
    is_form_filled: field.flag,
    _id: z.optional(field.id),
    error: z.optional(z.unknown()),
    type: field.text,
    message: field.text,
  }),
});

/** The name may be in the recruiter's `company` instead. */
export const wireCompany = noted(z.strictObject({ _id: field.id, name: field.text, ...companyFields }), {
  bare: '_id',
  synonyms: companySynonyms,
});

export const wireAccount = noted(
  z.strictObject({
    _id: field.id,
    email: field.text,
    profile_picture: field.text,
    cover_picture: field.text,
    is_google_signedin: field.flag,
    isCompanyAdmin: field.flag,
    documents: z.optional(z.array(verificationDocument)),
  }),
  { bare: '_id' },
);

export const wireRecruiter = z.strictObject({
  _id: field.id,
  name: field.text,
  position: field.text,
  phone_number: field.text,
  location: field.locationLabel,
  company: field.text,
  hire_in_fields: field.texts,
  is_form_filled: field.flag,
  verified: field.flag,
  profile_picture: field.text,
  personal_verification_status: field.text,
  company_verification_status: field.text,
  recruiter_id: z.optional(wireAccount),
  company_details: z.nullable(z.optional(wireCompany)),
});

export const getRecruiterDetails = recruiterCall({
  method: 'POST',
  path: '/getRecruiterDetailsByID',
  query: z.object({ id }),
  reply: z.strictObject({ recruiter: z.array(wireRecruiter) }),
});
