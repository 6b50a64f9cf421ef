import type { Candidate } from '@glo/domain/candidates/candidate';
import { searchedTexts } from '@glo/domain/find/find-query';
import { searchText } from '@glo/domain/shared/search-text';
import type { VerdictChoice } from '@glo/domain/verdicts/verdict-list';
import { judgmentOf } from '../../../state/verdicts/judgment.ts';
import type { CardOffers } from '../actions/candidate-actions.ts';
import { type CandidateCardActions, type CandidateCardModel, cardTexts, type Remarks } from '../card/card-model.ts';
import type { CandidateList } from './candidate-list.ts';
import { decide } from './commands/verdict-commands.ts';

export const cardKey = ({ id }: Candidate): string => id;

export function listedCard(candidate: Candidate, list: CandidateList): CandidateCardModel {
  const { id, points = null } = candidate;
  const { source, scoring, place } = list;
  const { knowledge, records } = list.services;
  const remarks = {
    ...judgmentOf(candidate, source.verdictSources, knowledge.blind),
    toldNo: knowledge.toldNoOf(id, source.jobId),
    answers: list.answers.shortOf(candidate),
    answerLines: list.answers.linesOf(candidate),
  };
  return {
    ...cardTexts(candidate, source.wanted, foundTexts(list)),
    fit: list.showsFit ? list.fit.of(candidate) : null,
    ...source.marksOf(id),
    ...remarks,
    isReadOnly: source.isReadOnly ?? false,
    viewed: source.isViewed?.(id) ?? null,
    isViewedAnywhere: source.isViewed === undefined && knowledge.viewedAnywhere.has(id),
    points: scoring.showsPoints ? points : undefined,
    note: records.noteOn(id),
    facts: knowledge.factsOf(id),
    decidedElsewhere: knowledge.decidedElsewhere(id, source.jobId),
    writtenOn: remarks.toldNo === '' ? knowledge.emailedOn(id) : '',
    profileHref: source.profileHref(id),
    selected: place.selected.has(id),
    markLine: markLine(remarks, list.verdict),
  };
}

/** The remarks in one line of a card, without a decision that all of `pile` have. `null` if there are none. */
function markLine({ decision, reason, verdict, toldNo, answers, answerLines }: Remarks, pile: VerdictChoice) {
  const line = {
    tag: decision === pile ? null : decision,
    more: [reason, toldNo, ...answers].filter(Boolean).join(' · '),
    title: [verdict, toldNo, ...answerLines].filter(Boolean).join('\n'),
  };
  return line.title === '' ? null : line;
}

const foundTexts = ({ words, source }: CandidateList): readonly string[] => [
  ...searchedTexts(words),
  ...(source.filter?.skills ?? []).map(searchText),
];

function verdictOffer(candidate: Candidate, list: CandidateList): Pick<CardOffers, 'verdict'> {
  const { verdicts, verdictSources } = list.source;
  if (!verdicts || verdictSources?.shortlisted.has(candidate.id)) return {};
  const { decision } = judgmentOf(candidate, verdictSources, list.services.knowledge.blind);
  return { verdict: { current: decision, choose: (chosen) => decide([candidate], { decision: chosen }, list) } };
}

export function listedCardActions(candidate: Candidate, list: CandidateList): CandidateCardActions {
  const { id } = candidate;
  const { source, place, services } = list;
  return {
    openActions: () =>
      services.actions.open(candidate, {
        ...source.offers?.(candidate),
        ...verdictOffer(candidate, list),
        profileHref: source.profileHref(id),
        ...(source.jobId && { jobId: source.jobId }),
        onFollow: () => services.navigation.leave(list, id),
      }),
    follow: (byKeyboard) => services.navigation.leave(list, byKeyboard ? id : null),
    shortlist: () =>
      source.pressShortlist ? source.pressShortlist(candidate) : void source.shortlist.runOne?.(candidate),
    decide: source.verdicts ? (decision) => decide([candidate], { decision }, list) : undefined,
    saw: source.saw ? () => source.saw?.(id) : undefined,
    select: (isSelected, isRange) => (isRange ? place.selectRange : place.select)(id, isSelected),
  };
}
