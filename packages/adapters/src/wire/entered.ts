import { textMaximum } from '@glo/domain/shared/text';
import * as z from 'zod/mini';

/** User input, as requests carry it. */

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
export const textList = z.array(text).check(z.maxLength(200));

/** A location as chosen or typed. */
export const enteredLocation = z.looseObject({
  lable: z.optional(text),
  city: z.optional(text),
  state: z.optional(text),
  country: z.optional(text),
});
