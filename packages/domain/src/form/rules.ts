import { cleanLine } from '../shared/clean-text.ts';
import { textMaximum } from '../shared/text.ts';
import type { Clean, Rule } from './field.ts';

/** Rules of pages and service. Lengths are those of the cleaned text, as it is sent (decision 77). */

/** The most that a list may hold. */
export const listMaximum = 200;

const tooLong = (maximum: number) => `Use at most ${maximum} characters`;

/** At least one character that shows. */
export const required =
  (message: string, clean: Clean<string> = cleanLine, maximum = textMaximum): Rule<string> =>
  (value) =>
    clean(value) === '' ? message : atMost(maximum, tooLong(maximum), clean)(value);

export const matching =
  (pattern: RegExp, message: string): Rule<string> =>
  (value) =>
    pattern.test(cleanLine(value)) ? null : message;

export const atMost =
  (maximum: number, message = tooLong(maximum), clean: Clean<string> = cleanLine): Rule<string> =>
  (value) =>
    clean(value).length > maximum ? message : null;

export const oneOf =
  (options: readonly string[], message: string): Rule<string> =>
  (value) =>
    options.includes(value) ? null : message;

export const listOfAtMost =
  <T>(maximum = listMaximum): Rule<readonly T[]> =>
  (value) =>
    value.length > maximum ? `Choose at most ${maximum}` : null;

export const atLeastOne =
  <T>(message = '', maximum = listMaximum): Rule<readonly T[]> =>
  (value) =>
    value.length === 0 ? message : listOfAtMost(maximum)(value);
