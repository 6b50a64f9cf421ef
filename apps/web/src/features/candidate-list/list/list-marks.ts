import type { Candidate } from '@glo/domain/candidates/candidate';
import { type VerdictChoice, verdictOf } from '@glo/domain/verdicts/verdict-list';
import { reasonText, verdictText } from '../../../state/verdicts/texts.ts';
import type { Judgment, Remarks } from '../card/card-model.ts';
import type { ListKnowledge } from './list-knowledge.ts';
import type { ListSource } from './list-source.ts';

/** Judgments depend on these values of a list. */
export interface JudgedList {
  readonly source: ListSource;
  readonly services: { readonly knowledge: ListKnowledge };
}

export function judgmentOf(candidate: Candidate, { source, services }: JudgedList): Judgment {
  const sources = source.verdictSources;
  const record = sources?.records.get(candidate.id);
  const undecided = { decision: null, reason: '', verdict: '' };
  if (!sources || !record || verdictOf(candidate.id, sources) === 'shortlisted') return undecided;
  const masked = services.knowledge.blind.maskReason(candidate, record);
  return { decision: record.decision, reason: reasonText(masked), verdict: verdictText(masked) };
}

/** The remarks in one line of a card, without a decision that all of `pile` have. `null` if there are none. */
export function markLine({ decision, reason, verdict, toldNo, answers, answerLines }: Remarks, pile: VerdictChoice) {
  const line = {
    tag: decision === pile ? null : decision,
    more: [reason, toldNo, ...answers].filter(Boolean).join(' · '),
    title: [verdict, toldNo, ...answerLines].filter(Boolean).join('\n'),
  };
  return line.title === '' ? null : line;
}
