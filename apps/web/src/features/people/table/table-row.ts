import type { Candidate } from '@glo/domain/candidates/candidate';
import type { FactColumn } from '@glo/domain/candidates/known/facts';
import type { Verdict } from '@glo/domain/verdicts/verdict';
import { texts as displayTexts } from '../../../ui/display/display-texts.ts';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import type { CandidateCardModel } from '../card/card-model.ts';
import type { CandidateList } from '../list/candidate-list.ts';
import type { Judgment } from '../list/list-marks.ts';
import { listedCard } from '../list/listed-card.ts';
import { texts } from './texts.ts';

/** A cell. `title`: more of it, on hover. */
interface CellText {
  readonly text: string;
  readonly title?: string;
}

interface StateCell extends CellText {
  /** `text` is then the reason. */
  readonly verdict: Exclude<Verdict, 'undecided'> | null;
}

export interface TableRow {
  readonly card: CandidateCardModel;
  readonly fit: CellText;
  /** `null` if the list has no requirements. */
  readonly requirements: CellText | null;
  readonly facts: Readonly<Record<FactColumn, string>>;
  readonly state: StateCell;
  /** `null` while no candidate is rated. */
  readonly rating: CellText | null;
  /** `null` if the list has no answers of hiring managers. */
  readonly manager: CellText | null;
  readonly note: CellText;
}

const noFacts = { college: '', degree: '', year: '', place: '' };

export function tableRow(candidate: Candidate, list: CandidateList): TableRow {
  const card = listedCard(candidate, list);
  const judgment = list.marks.judgmentOf(candidate);
  const facts = list.table.factsOf(candidate.id) ?? noFacts;
  return {
    card,
    facts,
    fit: fitText(card),
    requirements: metText(candidate, card, list),
    state: stateCell(card, judgment),
    rating: list.marks.canOrderByRating ? ratingText(judgment) : null,
    manager: list.answers.isEmpty ? null : managerText(candidate, list),
    note: noteText(card),
  };
}

function fitText({ match, score }: CandidateCardModel): CellText {
  const scored = score === null ? '' : `${score.value} ${score.unit}`;
  if (match === null) return { text: score === null ? '' : String(score.value), title: scored };
  const { held, missing } = match;
  const skills = displayTexts.skillsOf(held, missing);
  return {
    text: texts.of(held.length, held.length + missing.length),
    title: scored === '' ? skills : `${skills} ${scored}.`,
  };
}

/** '' while they are being checked, or if none could be. */
function metText({ id }: Candidate, { requirements }: CandidateCardModel, { source }: CandidateList): CellText | null {
  const { requirements: checked } = source;
  if (requirements === null || checked === undefined) return null;
  const met = checked.metBy(id);
  const isKnown = requirements.text !== '' && (met > 0 || checked.isMissedBy(id));
  return {
    text: isKnown ? texts.of(met, checked.count) : '',
    title: `${requirements.text}\n${requirements.detail}`.trim(),
  };
}

function stateCell({ shortlist, viewed, isNew }: CandidateCardModel, judgment: Judgment): StateCell {
  const { decision, reason, verdict } = judgment;
  const isInList = shortlist.state === 'remove' && shortlist.target === 'folders';
  if (shortlist.state !== 'shortlist' && !isInList) return { verdict: 'shortlisted', text: '' };
  if (decision !== null) return { verdict: decision, text: reason, title: verdict };
  if (isNew === true) return { verdict: null, text: texts.isNew };
  return { verdict: null, text: viewed === true ? texts.viewed : '' };
}

function ratingText({ rating }: Judgment): CellText {
  return rating === null ? { text: '' } : { text: String(rating), title: verdictTexts.rated(rating) };
}

function managerText(candidate: Candidate, { answers }: CandidateList): CellText {
  return { text: answers.shortOf(candidate).join(' · '), title: answers.linesOf(candidate).join('\n') };
}

function noteText({ note }: CandidateCardModel): CellText {
  const lines = note.trim();
  return { text: lines.split('\n', 1)[0] ?? '', title: lines };
}
