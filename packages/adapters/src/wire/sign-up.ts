import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { credential, emailAddress, strongPassword } from './shapes.ts';

export const signUp = recruiterCall({
  method: 'POST',
  path: '/user/signup',
  anonymous: true,
  body: z.object({ email: emailAddress, password: strongPassword, is_google_signedIn: z.boolean(), credential }),
  /** `verified`: there is such an account already, and nothing was sent; or, with `_id`, Google's word was enough for a new one. */
  reply: z.strictObject({ verified: field.flag, _id: z.optional(field.id), message: field.text }),
});
