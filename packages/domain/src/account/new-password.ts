import { atMost } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';

const shortest = 8;
export const passwordMaximum = 1000;
/** The `clean` function of password fields, because cleaning would change the password. */
export const asTyped = (password: string) => password;
const tooLong = atMost(passwordMaximum, undefined, asTyped);
const sign = /[0-9!@#$%^"]/;
/** Counts code points after NFC, as the service does. */
const lengthOf = (password: string) => Array.from(password.normalize()).length;

export const passwordRule: Rule<string> = (value) =>
  lengthOf(value) >= shortest && sign.test(value)
    ? tooLong(value.normalize())
    : 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';

/** Returns what a new password still needs. Says nothing of a valid one, because the service may refuse it (decision 63). */
export function passwordProgress(value: string): string {
  if (value === '') return '';
  const left = shortest - lengthOf(value);
  if (left > 0) return left === 1 ? '1 more character' : `${left} more characters`;
  return sign.test(value) ? '' : 'Add a number or symbol';
}
