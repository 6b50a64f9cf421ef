import { cleanEmail, emailMaximum, emailPattern, passwordMaximum } from '@glo/domain/account/credentials';
import * as z from 'zod/mini';
import * as field from './fields.ts';

/** Otherwise a list of 100,000 ids collects as many mistakes. */
const first = { abort: true };
export const id = z.string().check(z.minLength(1, first), z.maxLength(64, first));
/** An id or ''. */
export const idOrNone = z.string().check(z.maxLength(64, first));
export const emailAddress = z.string().check(z.overwrite(cleanEmail), z.maxLength(emailMaximum), z.regex(emailPattern));
/** Specification 1, section 5. */
const passwordRule = 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';
export const strongPassword = z
  .string()
  .check(
    z.normalize('NFC'),
    z.minLength(8, passwordRule),
    z.maxLength(passwordMaximum),
    z.regex(/[0-9!@#$%^"]/, passwordRule),
  );
export const password = z.string().check(z.maxLength(passwordMaximum));
/** Sent only for accounts that sign in with Google (decision 16). */
export const credential = z.optional(z.string().check(z.maxLength(4096)));

export const verificationDocument = z.strictObject({
  documentLink: field.text,
  status: field.text,
  submittedAt: field.date,
});

export const companyFields = {
  image_url: field.text,
  about: field.text,
  top_technologies_used: field.texts,
};

/** Names of specification 1, section 3. */
export const companySynonyms = {
  name: ['companyName'],
  image_url: ['companyImageUrl'],
  about: ['aboutCompany'],
};
