import type { Candidate } from '@glo/domain/candidates/candidate';
import { longDate } from '@glo/domain/shared/dates';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { CandidateCard } from '../card/CandidateCard.tsx';
import { cardOf } from '../card-of.ts';
import type { CandidateList } from './candidate-list.ts';

interface ListedCardProps {
  readonly list: CandidateList;
  readonly candidate: Candidate;
}

/** A card of a list; drawn again only when something of its own changes. */
export const ListedCard = observer(function ListedCard({ list, candidate }: ListedCardProps) {
  const { of } = list;
  const state = useMemo(
    () => computed(() => stateOf(list, candidate), { equals: compareStructural }),
    [list, candidate],
  ).get();
  return (
    <CandidateCard
      {...cardOf(candidate, of.wanted)}
      viewed={state.viewed}
      isNew={state.isNew}
      folders={state.folders}
      writtenOn={state.written === null ? undefined : longDate(state.written)}
      {...(state.shortlist && {
        shortlist: { ...state.shortlist, onPress: () => of.shortlist?.press(candidate) },
      })}
      profileHref={of.profileHref(candidate.id)}
      onFollow={list.review}
      {...(of.open && { onOpen: () => of.open?.(candidate) })}
      ticked={state.ticked}
      onTick={(ticked, range) => list.tick(candidate.id, ticked, range)}
    />
  );
});

function stateOf(list: CandidateList, candidate: Candidate) {
  const { folders, isNew = false } = list.of.facts(candidate.id);
  return {
    viewed: list.of.isViewed?.(candidate.id) ?? false,
    isNew,
    folders,
    written: list.writtenOn(candidate.id),
    shortlist: list.of.shortlist?.of(candidate),
    ticked: list.ticked.has(candidate.id),
  };
}
