import type { Candidate } from '@glo/domain/candidates/candidate';
import { verdictOf } from '@glo/domain/verdicts/verdict-list';
import { reasonText, verdictText } from '../../../state/verdicts/texts.ts';
import type { Judgment } from '../card/card-model.ts';
import type { CandidateList } from './candidate-list.ts';

export function judgmentOf(candidate: Candidate, { source, services }: CandidateList): Judgment {
  const sources = source.verdictSources;
  const record = sources?.records.get(candidate.id);
  const undecided = { decision: null, reason: '', verdict: '' };
  if (!sources || !record || verdictOf(candidate.id, sources) === 'shortlisted') return undecided;
  const masked = services.knowledge.blind.maskReason(candidate, record);
  return { decision: record.decision, reason: reasonText(masked), verdict: verdictText(masked) };
}

/** The judgment and answers of managers in one line of a card. `null` if there are none. */
export function markLine(
  candidate: Candidate,
  { decision, reason, verdict }: Judgment,
  toldNo: string,
  { answers, verdict: pile }: CandidateList,
) {
  const more = [reason, toldNo, ...answers.shortOf(candidate)];
  const title = [verdict, toldNo, ...answers.linesOf(candidate)];
  const line = {
    tag: decision === pile ? null : decision,
    more: more.filter(Boolean).join(' · '),
    title: title.filter(Boolean).join('\n'),
  };
  return line.title === '' ? null : line;
}
