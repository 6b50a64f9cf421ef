import { cleanLine } from '../shared/clean-text.ts';
import type { Rule } from './field.ts';

/** At least one character that shows. */
export const required =
  (message: string): Rule<string> =>
  (value) =>
    cleanLine(value) === '' ? message : null;

export const matching =
  (pattern: RegExp, message: string): Rule<string> =>
  (value) =>
    pattern.test(cleanLine(value)) ? null : message;

export const atMost =
  (length: number, message: string): Rule<string> =>
  (value) =>
    value.length > length ? message : null;

export const atLeastOne =
  <T>(message = ''): Rule<readonly T[]> =>
  (value) =>
    value.length === 0 ? message : null;
