import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { anyLocation, emailAddress, id, strongPassword, verificationDocument } from './shapes.ts';

/** Sign-up, sign-in, codes and passwords (specification 1, section 7). */

const password = z.string().check(z.maxLength(1000));
/** Sent only for accounts that sign in with Google (decision 16). */
const credential = z.optional(z.string().check(z.maxLength(4096)));
const code = z.int().check(z.gte(0), z.lte(999_999));

export const signUp = recruiterCall({
  method: 'POST',
  path: '/user/signup',
  anonymous: true,
  body: z.object({ email: emailAddress, password: strongPassword, is_google_signedIn: z.boolean(), credential }),
  /** `verified`: there is such an account already, and nothing was sent; or, with `_id`, Google's word was enough for a new one. */
  reply: z.looseObject({ verified: z.boolean(), _id: z.optional(z.string()), message: z.optional(z.string()) }),
});

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

export const forgotPassword = recruiterCall({
  method: 'POST',
  path: '/forgotpassword',
  anonymous: true,
  body: z.object({ email: emailAddress }),
  reply: z.looseObject({ error: z.optional(z.unknown()), message: z.optional(z.string()) }),
});

const codeReply = z.looseObject({
  error: z.optional(z.unknown()),
  message: z.optional(z.string()),
  user: z.optional(
    z.looseObject({
      _id: z.string(),
      email: z.optional(z.string()),
      verified: z.optional(z.boolean()),
      is_form_filled: z.optional(z.boolean()),
    }),
  ),
});

export const verifyOtp = recruiterCall({
  method: 'POST',
  path: '/verifyotp',
  anonymous: true,
  body: z.object({ userId: id, otp: code }),
  reply: codeReply,
});

export const verifyOtpLogin = recruiterCall({
  method: 'POST',
  path: '/verifyotplogin',
  anonymous: true,
  body: z.object({ email: emailAddress, otp: code }),
  reply: codeReply,
});

export const resendOtp = recruiterCall({
  method: 'POST',
  path: '/resendotp',
  anonymous: true,
  body: z.object({ email: emailAddress }),
  reply: z.looseObject({ message: z.optional(z.string()) }),
});

export const createNewPassword = recruiterCall({
  method: 'POST',
  path: '/createnewpassword',
  body: z.object({ email: emailAddress, password: strongPassword }),
  reply: z.looseObject({ error: z.optional(z.unknown()), message: z.optional(z.string()) }),
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
