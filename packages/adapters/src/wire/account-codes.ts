import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';
import { credential, emailAddress, id, strongPassword } from './shapes.ts';

/** One-time codes and new passwords (specification 1, section 7). */

export const signUp = recruiterCall({
  method: 'POST',
  path: '/user/signup',
  anonymous: true,
  body: z.object({ email: emailAddress, password: strongPassword, is_google_signedIn: z.boolean(), credential }),
  /** `verified`: there is such an account already, and nothing was sent; or, with `_id`, Google's word was enough for a new one. */
  reply: z.strictObject({ verified: field.flag, _id: z.optional(field.id), message: field.text }),
});

const code = z.int().check(z.gte(0), z.lte(999_999));

/** `error` is true in a refusal; other services say there what is wrong. */
const error = z.optional(z.unknown());
const accepted = z.strictObject({ error, message: field.text });

export const forgotPassword = recruiterCall({
  method: 'POST',
  path: '/forgotpassword',
  anonymous: true,
  body: z.object({ email: emailAddress }),
  reply: accepted,
});

export const wireUser = z.strictObject({
  _id: z.optional(field.id),
  email: field.text,
  verified: field.flag,
  is_form_filled: field.flag,
});

/** The documents read 'user data', and show no place for it. */
const codeReply = noted(
  z.strictObject({
    error,
    message: field.text,
    user: z.optional(wireUser),
  }),
  { synonyms: { user: ['userData'] } },
);

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
  reply: z.strictObject({ message: field.text }),
});

export const createNewPassword = recruiterCall({
  method: 'POST',
  path: '/createnewpassword',
  body: z.object({ email: emailAddress, password: strongPassword }),
  reply: accepted,
});
