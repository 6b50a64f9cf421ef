import { cleanLine, cleanParagraphs } from '@glo/domain/shared/clean-text';
import { textMaximum } from '@glo/domain/shared/text';
import * as z from 'zod/mini';

/** User input in requests, cleaned before it is checked (decision 77). */

/** Free text on one line. Every text input stops at 3000 characters. */
export const text = z.string().check(z.overwrite(cleanLine), z.maxLength(textMaximum));
export const filledText = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(textMaximum));
/** Free text with paragraphs. */
export const filledLongText = z.string().check(z.overwrite(cleanParagraphs), z.minLength(1), z.maxLength(textMaximum));
export const textList = z.array(text).check(z.maxLength(200));

/** A location as chosen or typed. */
export const enteredLocation = z.looseObject({
  lable: z.optional(text),
  city: z.optional(text),
  state: z.optional(text),
  country: z.optional(text),
});
