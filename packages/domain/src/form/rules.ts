import type { Rule } from './field.ts';

/** Something other than blanks. */
export const required =
  (message: string): Rule<string> =>
  (value) =>
    value.trim() === '' ? message : null;

export const matching =
  (pattern: RegExp, message: string): Rule<string> =>
  (value) =>
    pattern.test(value.trim()) ? null : message;

/** A phone number as it is judged and sent: people group its digits by blanks. */
export const withoutBlanks = (value: string): string => value.replace(/\s/g, '');

export const atMost =
  (length: number, message: string): Rule<string> =>
  (value) =>
    value.length > length ? message : null;

export const atLeastOne =
  <T>(message = ''): Rule<readonly T[]> =>
  (value) =>
    value.length === 0 ? message : null;
