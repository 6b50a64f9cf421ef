import { cleanLine } from '../shared/clean-text.ts';
import { textMaximum } from '../shared/text.ts';
import type { Clean, Rule } from './field.ts';

/** Rules shared by the app and the mock API. Lengths count the cleaned text, because that is sent (decision 77). */

export const listMaximum = 200;

const tooLong = (maximum: number) => `Use at most ${maximum} characters`;

export const required =
  (message: string, clean: Clean<string> = cleanLine, maximum = textMaximum): Rule<string> =>
  (value) =>
    clean(value) === '' ? message : atMost(maximum, tooLong(maximum), clean)(value);

export const matching =
  (pattern: RegExp, message: string, clean: Clean<string> = cleanLine): Rule<string> =>
  (value) =>
    pattern.test(clean(value)) ? null : message;

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
  <T>(message: string, maximum = listMaximum): Rule<readonly T[]> =>
  (value) =>
    value.length === 0 ? message : listOfAtMost(maximum)(value);
