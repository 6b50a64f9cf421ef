import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { type VerdictSources, verdictOf } from '@glo/domain/verdicts/verdict-list';
import type { BlindReview } from '../blind/blind-review.ts';
import { reasonText, verdictText } from './texts.ts';

/** The recruiter's own, without the names that blind review hides. A shortlisted candidate has none. */
export interface Judgment {
  readonly decision: Decision | null;
  readonly reason: string;
  /** Decision and reason in words. */
  readonly verdict: string;
}

export const undecided: Judgment = { decision: null, reason: '', verdict: '' };

/** `sources`: missing outside the recruiter's own jobs. */
export function judgmentOf(
  person: Pick<Candidate, 'id' | 'name'>,
  sources: VerdictSources | null | undefined,
  blind: BlindReview,
): Judgment {
  const record = sources?.records.get(person.id);
  if (!sources || !record || verdictOf(person.id, sources) === 'shortlisted') return undecided;
  const masked = { ...record, reasonText: blind.textAbout(person, record.reasonText) };
  return { decision: record.decision, reason: reasonText(masked), verdict: verdictText(masked) };
}
