import type { StudentId } from '@glo/domain/shared/ids';
import { studentsIn, type VerdictChoice } from '@glo/domain/verdicts/verdict-list';
import { reaction } from 'mobx';
import type { CandidateList } from '../candidate-list.ts';
import { isAwaitingFit, orderLabel } from '../list-orders.ts';
import { texts } from '../texts.ts';

/** The pile that a review goes through: the shown one if it has some to decide on, otherwise the undecided. */
function reviewedPile({ verdict, verdictCounts: counts }: CandidateList): VerdictChoice {
  const isOffered = verdict === 'new' || verdict === 'maybe';
  return isOffered && counts !== null && counts[verdict] > 0 ? verdict : 'undecided';
}

/** `count`: 0 where no verdicts are given. */
export function reviewOf(list: CandidateList): { readonly count: number; readonly label: string } {
  const pile = reviewedPile(list);
  const count = list.verdictCounts?.[pile] ?? 0;
  const label = pile === 'new' ? texts.reviewNew : pile === 'maybe' ? texts.reviewMaybe : texts.review;
  return { count, label: label(count) };
}

/** 'Best fit, “pune”, filtered'. */
function orderOf(list: CandidateList): string {
  const { order, words, chips } = list;
  const find = words.trim();
  return [orderLabel(order, list), find && `“${find}”`, chips.length > 0 && texts.filtered].filter(Boolean).join(', ');
}

/** Opens the candidates to review one by one, in the order of the list. Waits until that order is final. */
export function startReview(list: CandidateList): void {
  if (isOrdered(list)) begin(list);
  else list.awaitReview(true);
}

/** Starts an awaited review once the order is final, unless the recruiter does something else first. Returns the clean-up. */
export function startAwaitedReview(list: CandidateList): () => void {
  const stops = [
    reaction(
      () => list.isReviewAwaited && isOrdered(list),
      (isReady) => isReady && begin(list),
      { fireImmediately: true },
    ),
    reaction(
      () => [list.href, list.place.selected.size, list.place.focused],
      () => list.awaitReview(false),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

function isOrdered(list: CandidateList): boolean {
  return list.source.isComplete !== false && !isAwaitingFit(list);
}

function begin(list: CandidateList): void {
  list.awaitReview(false);
  list.services.navigation.review(idsToReview(list), orderOf(list), list);
}

function idsToReview(list: CandidateList): readonly StudentId[] {
  const { fitting, shown, source, verdict } = list;
  const pile = reviewedPile(list);
  if (pile === verdict) return shown.map(({ id }) => id);
  return source.verdictSources ? studentsIn(pile, fitting, source.verdictSources).map(({ id }) => id) : [];
}
