import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Facts } from '@glo/domain/candidates/known/facts';
import type { Verdict } from '@glo/domain/verdicts/verdict';
import type { CandidateCardModel, Judgment } from '../../card/card-model.ts';
import type { ListAnswers } from '../list-answers.ts';
import { texts } from './texts.ts';

/** A candidate of the table, as its cells read it. */
export interface TableRow {
  readonly candidate: Candidate;
  readonly answers: ListAnswers;
  readonly card: CandidateCardModel;
  readonly judgment: Judgment;
  readonly facts: Facts;
}

interface StateWords {
  readonly verdict: Exclude<Verdict, 'undecided'> | null;
  /** The reason, if there is a verdict. */
  readonly text: string;
  readonly title: string;
}

export function stateWords({ card: { shortlist, viewed, toldNo }, judgment }: TableRow): StateWords {
  const { decision, reason, verdict } = judgment;
  const isInList = shortlist.state === 'remove' && shortlist.target === 'folders';
  const words = (state: StateWords['verdict'], text: string, title: string): StateWords => ({
    verdict: state,
    text: [text, toldNo].filter(Boolean).join(' · '),
    title: [title, toldNo].filter(Boolean).join('\n'),
  });
  if (shortlist.state !== 'shortlist' && !isInList) return words('shortlisted', '', '');
  if (decision !== null) return words(decision, reason, verdict);
  return words(null, viewed === true ? texts.viewed : '', '');
}
