import { cleanLine, cleanParagraphs } from '@glo/domain/shared/clean-text';
import { listMaximum } from '@glo/domain/form/rules';
import { textMaximum } from '@glo/domain/shared/text';
import * as z from 'zod/mini';

/** User input in requests, cleaned before validation (decision 77). */

/** Skips cleaning for text that is far too long, to save time before the refusal. */
const cleaned = (clean: (text: string) => string) =>
  z.overwrite<string>((value) => (value.length > 4 * textMaximum ? value : clean(value)));

export const text = z.string().check(cleaned(cleanLine), z.maxLength(textMaximum));
export const filledText = z.string().check(cleaned(cleanLine), z.minLength(1), z.maxLength(textMaximum));
export const filledLongText = z.string().check(cleaned(cleanParagraphs), z.minLength(1), z.maxLength(textMaximum));
export const textList = z.array(text).check(z.maxLength(listMaximum));

export const enteredLocation = z.looseObject({
  lable: z.optional(text),
  city: z.optional(text),
  state: z.optional(text),
  country: z.optional(text),
});
