import { timeOf } from '../shared/dates.ts';
import type { StudentId } from '../shared/ids.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { type VerdictSources, verdictOf } from '../verdicts/verdict-list.ts';
import type { Addressee } from './mailing.ts';

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

/** Applicants that are not a fit and got no email since that decision. `contacted`: ISO time of the last email. */
export function withoutAnswer(
  applicants: readonly StudentId[],
  verdicts: VerdictSources,
  contacted: ReadonlyMap<StudentId, string>,
): readonly StudentId[] {
  return applicants.filter((id) => {
    const [decidedAt, emailedAt] = [verdicts.records.get(id)?.decidedAt, contacted.get(id)];
    if (decidedAt === undefined || verdictOf(id, verdicts) !== 'not-a-fit') return false;
    return emailedAt === undefined || timeOf(emailedAt) < timeOf(decidedAt);
  });
}
