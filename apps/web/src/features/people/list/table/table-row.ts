import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Facts } from '@glo/domain/candidates/known/facts';
import type { Verdict } from '@glo/domain/verdicts/verdict';
import { texts as displayTexts } from '../../../../ui/display/display-texts.ts';
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

const noFacts: Facts = { college: '', degree: '', year: '', place: '' };

export function tableRow(candidate: Candidate, list: CandidateList): TableRow {
  return {
    candidate,
    list,
    card: listedCard(candidate, list),
    judgment: list.marks.judgmentOf(candidate),
    facts: list.table.factsOf(candidate.id) ?? noFacts,
  };
}

export function fitText({ card: { match, score } }: TableRow): string {
  if (match === null) return score === null ? '' : String(score.value);
  return texts.of(match.held.length, match.held.length + match.missing.length);
}

export function fitTitle({ card: { match, score } }: TableRow): string {
  const scored = score === null ? '' : `${score.value} ${score.unit}`;
  if (match === null) return scored;
  const skills = displayTexts.skillsOf(match.held, match.missing);
  return scored === '' ? skills : `${skills} ${scored}.`;
}

/** '' while they are being checked, or if none could be. */
export function requirementsText({ candidate: { id }, card: { requirements }, list }: TableRow): string {
  const { requirements: checked } = list.source;
  if (requirements === null || checked === undefined) return '';
  const met = checked.metBy(id);
  return requirements.text !== '' && (met > 0 || checked.isMissedBy(id)) ? texts.of(met, checked.count) : '';
}

export function requirementsTitle({ card: { requirements } }: TableRow): string {
  return requirements === null ? '' : `${requirements.text}\n${requirements.detail}`.trim();
}

export function stateWords({ card: { shortlist, viewed, isNew, toldNo }, judgment }: TableRow): StateWords {
  const { decision, reason, verdict } = judgment;
  const isInList = shortlist.state === 'remove' && shortlist.target === 'folders';
  const words = (state: StateWords['verdict'], text: string, title: string): StateWords => ({
    verdict: state,
    text: [text, toldNo].filter(Boolean).join(' · '),
    title: [title, toldNo].filter(Boolean).join('\n'),
  });
  if (shortlist.state !== 'shortlist' && !isInList) return words('shortlisted', '', '');
  if (decision !== null) return words(decision, reason, verdict);
  return words(null, isNew === true ? texts.isNew : viewed === true ? texts.viewed : '', '');
}
