import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Facts } from '@glo/domain/candidates/known/facts';
import type { Verdict } from '@glo/domain/verdicts/verdict';
import type { CandidateCardModel } from '../../card/card-model.ts';
import type { CandidateList } from '../candidate-list.ts';
import type { Judgment } from '../list-marks.ts';
import { listedCard } from '../listed-card.ts';
import { texts } from './texts.ts';

/** A candidate of the table, as its cells read it. */
export interface TableRow {
  readonly candidate: Candidate;
  readonly list: CandidateList;
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

const noFacts: Facts = { college: '', degree: '', year: '', grade: '', place: '' };

export function tableRow(candidate: Candidate, list: CandidateList): TableRow {
  return {
    candidate,
    list,
    card: listedCard(candidate, list),
    judgment: list.marks.judgmentOf(candidate),
    facts: list.table.factsOf(candidate.id) ?? noFacts,
  };
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
