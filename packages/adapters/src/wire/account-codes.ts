import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';
import { credential, emailAddress, id, strongPassword } from './shapes.ts';

/** Sign-up, one-time codes and new passwords (specification 1, section 7). */

export const signUp = recruiterCall({
  method: 'POST',
  path: '/user/signup',
  anonymous: true,
  body: z.object({ email: emailAddress, password: strongPassword, is_google_signedIn: z.boolean(), credential }),
  /** `verified` means an existing account, or with `_id` a new Google account. */
  reply: z.strictObject({ verified: field.flag, _id: z.optional(field.id), message: field.text }),
});

const code = z.int().check(z.gte(0), z.lte(999_999));

/** True in a refusal. Other services put the message here. */
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

/** The specification mentions 'user data' without a field name. */
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
