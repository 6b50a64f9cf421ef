import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { credential, emailAddress, id, strongPassword } from './shapes.ts';

/** Sign-up, one-time codes and new passwords (specification 1, section 7). */

const code = z.int().check(z.gte(0), z.lte(999_999));

export const signUp = recruiterCall({
  method: 'POST',
  path: '/user/signup',
  anonymous: true,
  body: z.object({ email: emailAddress, password: strongPassword, is_google_signedIn: z.boolean(), credential }),
  /** `verified`: there is such an account already, and nothing was sent; or, with `_id`, Google's word was enough for a new one. */
  reply: z.looseObject({ verified: z.boolean(), _id: z.optional(z.string()), message: z.optional(z.string()) }),
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
