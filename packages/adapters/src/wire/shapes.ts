import { textMaximum } from '@glo/domain/shared/text';
import * as z from 'zod/mini';

/** Shapes that several calls share. */

/** What shows nothing, turns the text around it or is half a character; a tab may be pasted into a field of one line. */
const oddOnOneLine = /[^\t\P{Cc}]|[\p{Cs}\u2028-\u202e\u2066-\u2069]/u;
const oddInParagraphs = /[^\t\n\r\P{Cc}]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const without = (odd: RegExp) =>
  z.refine<string>((value) => !odd.test(value), 'This has characters in it that cannot be shown.');
const isVisible = z.refine<string>((value) => /^\s*$|[^\s\p{DI}]/u.test(value), 'This must not be empty.');

/** Free text on one line: every text input stops at 3000 characters. */
export const text = z.string().check(z.maxLength(textMaximum), without(oddOnOneLine), isVisible);
export const filledText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(textMaximum), without(oddOnOneLine), isVisible);
/** Free text with paragraphs. */
export const filledLongText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(textMaximum), without(oddInParagraphs), isVisible);
export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const emailAddress = z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/));
/** The rule of specification 1, section 5. */
const passwordRule = 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';
export const strongPassword = z
  .string()
  .check(z.minLength(8, passwordRule), z.maxLength(1000), z.regex(/[0-9!@#$%^"]/, passwordRule));
/** As somebody enters it: only its length is looked at. */
export const password = z.string().check(z.maxLength(1000));
/** Sent only for accounts that sign in with Google (decision 16). */
export const credential = z.optional(z.string().check(z.maxLength(4096)));
export const textList = z.array(text).check(z.maxLength(200));

/** Salary, experience and vacancy travel as numbers and are read as numbers or numeric strings (decision 42). */
export const numeric = z.union([z.number(), z.string()]);
export const optionalNumeric = z.optional(z.nullable(numeric));

/** A location object; the label is spelt `lable` on the wire. */
export const wireLocation = z.looseObject({
  lable: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  country: z.optional(z.string()),
});

/** A location that somebody has chosen or typed. */
export const enteredLocation = z.looseObject({
  lable: z.optional(text),
  city: z.optional(text),
  state: z.optional(text),
  country: z.optional(text),
});

/** A location as it may be met: an object, or 'city, state, country'. */
export const anyLocation = z.union([z.string(), wireLocation]);

/** How a service says no: with a 4xx or 5xx status, and words for a person. */
export const refusal = z.looseObject({ message: z.string() });

/** A candidate as lists carry them. */
export const wireCandidate = z.looseObject({
  student_id: z.string(),
  name: z.string(),
  hashtags: z.optional(z.array(z.string())),
  profile_picture: z.optional(z.nullable(z.string())),
  score: optionalNumeric,
  gloscore: optionalNumeric,
  search_score: optionalNumeric,
});

/** Whether a member's word for their company is backed by more (decision 59): 'confirmed' or 'not confirmed'. */
export const recruiterStatus = z.optional(z.nullable(z.string()));

export const verificationDocument = z.looseObject({
  documentLink: z.optional(z.string()),
  status: z.string(),
  submittedAt: z.optional(z.string()),
});
