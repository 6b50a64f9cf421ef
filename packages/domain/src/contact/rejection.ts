import { timeOf } from '../shared/dates.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import { cleanNumber } from '../shared/typed-numbers.ts';
import { type VerdictSources, verdictOf } from '../verdicts/verdict-list.ts';
import { type Contacts, lastEmailedAt } from './contacts.ts';
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
export function shortlistedAmong<A extends Pick<Addressee, 'id'>>(
  addressees: readonly A[],
  shortlisted: readonly { readonly id: StudentId }[],
): readonly A[] {
  const ids = new Set(shortlisted.map(({ id }) => id));
  return addressees.filter(({ id }) => ids.has(id));
}

/** Applicants of `job` that are not a fit and got no email about it since that decision. */
export function withoutAnswer(
  applicants: readonly StudentId[],
  verdicts: VerdictSources,
  contacted: Contacts,
  job: JobId,
): readonly StudentId[] {
  return applicants.filter((id) => {
    const [decidedAt, emailedAt] = [verdicts.records.get(id)?.decidedAt, lastEmailedAt(contacted, id, job)];
    if (decidedAt === undefined || verdictOf(id, verdicts) !== 'not-a-fit') return false;
    return emailedAt === null || timeOf(emailedAt) < timeOf(decidedAt);
  });
}
