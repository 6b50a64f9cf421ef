import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { emailAddress } from './shapes.ts';
import { filledLongText, filledText } from './entered.ts';

/** Email to a candidate (specification 2, section 7). `link` is the meeting link. */
export const sendEmail = recruiterCall({
  method: 'POST',
  path: '/opportunity/send/email',
  body: z.object({ email: emailAddress, subject: filledText, content: filledLongText, link: filledText }),
  reply: z.strictObject({}),
});
