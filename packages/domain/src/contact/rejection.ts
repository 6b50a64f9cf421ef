import type { StudentId } from '../shared/ids.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import type { Addressee } from './mailing.ts';

/** Seconds in which the first rejection can be undone. */
export const rejectionHeld = 10;

/** Number of recipients above which the recruiter types the number. */
const mostWithoutNumber = 30;

export function needsTypedNumber(count: number): boolean {
  return count > mostWithoutNumber;
}

export function isTypedNumber(typed: string, count: number): boolean {
  return cleanNumber(typed) === String(count);
}

/** Recipients that are shortlisted for the job. A rejection never goes to them. */
export function shortlistedAmong(
  addressees: readonly Addressee[],
  shortlisted: readonly { readonly id: StudentId }[],
): readonly Addressee[] {
  const ids = new Set(shortlisted.map(({ id }) => id));
  return addressees.filter(({ id }) => ids.has(id));
}
