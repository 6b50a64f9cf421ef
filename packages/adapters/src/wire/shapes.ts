import { cleanEmail, emailMaximum, emailPattern } from '@glo/domain/account/credentials';
import { passwordMaximum } from '@glo/domain/account/new-password';
import * as z from 'zod/mini';
import * as field from './fields.ts';

/** Shapes that sign-in needs and other calls share; user input is in entered.ts. */

export const id = z.string().check(z.minLength(1), z.maxLength(64));
/** An id, or '' where there is none. */
export const idOrNone = z.string().check(z.maxLength(64));
export const emailAddress = z.string().check(z.overwrite(cleanEmail), z.maxLength(emailMaximum), z.regex(emailPattern));
/** The rule of specification 1, section 5. */
const passwordRule = 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';
export const strongPassword = z
  .string()
  .check(
    z.normalize('NFC'),
    z.minLength(8, passwordRule),
    z.maxLength(passwordMaximum),
    z.regex(/[0-9!@#$%^"]/, passwordRule),
  );
/** As somebody enters it: only its length is looked at. */
export const password = z.string().check(z.maxLength(passwordMaximum));
/** Sent only for accounts that sign in with Google (decision 16). */
export const credential = z.optional(z.string().check(z.maxLength(4096)));

export const verificationDocument = z.strictObject({
  documentLink: field.text,
  status: field.text,
  submittedAt: field.date,
});

/** What a company tells of itself beside its id and name. */
export const companyFields = {
  image_url: field.text,
  about: field.text,
  top_technologies_used: field.texts,
};

/** What was entered when the company was created, under the names it was saved with; a service need not tell. */
export const enteredCompanyFields = {
  company_url: field.text,
  company_size: field.text,
  company_type: field.texts,
};

/** The names of specification 1, section 3, beside the saved ones. */
export const companySynonyms = {
  name: ['companyName'],
  image_url: ['companyImageUrl'],
  about: ['aboutCompany'],
};

export const enteredCompanySynonyms = {
  company_url: ['companyUrl'],
  company_size: ['companySize'],
  company_type: ['companyType'],
};
