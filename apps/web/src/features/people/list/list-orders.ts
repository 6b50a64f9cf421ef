import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateOrder, candidateOrders, orderedList } from '@glo/domain/candidates/candidate-order';
import type { CandidateList } from './candidate-list.ts';
import type { ListSource } from './list-source.ts';
import { texts } from './texts.ts';

/** Cards must not move when the responses arrive. */
export function isAwaitingFit({ source, order, leastFit }: CandidateList): boolean {
  return source.criteria?.isChecking === true && (order === 'fit' || leastFit !== null);
}

export function defaultOrder({ source, fit }: CandidateList): CandidateOrder {
  return source.givenOrder === undefined && fit.names.length > 0 ? 'fit' : 'given';
}

export function orderLabel(order: CandidateOrder, { givenOrder }: ListSource): string {
  return (order === 'given' ? givenOrder : undefined) ?? texts.orders[order];
}

export function isPossibleOrder(order: CandidateOrder, list: CandidateList): boolean {
  const { fit, source, marks } = list;
  if (order === 'fit') return fit.names.length > 0;
  if (order === 'rating') return marks.canOrderByRating;
  if (order === 'not-viewed') return source.isViewed !== undefined;
  return order !== 'given' || defaultOrder(list) === 'given';
}

export function offeredOrders(list: CandidateList): readonly CandidateOrder[] {
  const { starred } = list.services.records.mine;
  const hasStarred = list.order === 'starred' || (starred.size > 0 && list.all.some(({ id }) => starred.has(id)));
  return candidateOrders.filter((order) => isPossibleOrder(order, list) && (order !== 'starred' || hasStarred));
}

export function orderedCandidates({ source, order, fit, marks, services }: CandidateList): readonly Candidate[] {
  const { starred } = services.records.mine;
  const { records } = marks;
  return orderedList(source.candidates, {
    order,
    fit: (candidate) => fit.of(candidate).met.length,
    isLoading: source.loading !== undefined && source.loading.expected !== null && !source.loading.interrupted,
    isFirst: source.isFirst ?? null,
    ...(source.tieBreaker && { tieBreak: source.tieBreaker.rank }),
    rating: (student) => records.get(student)?.rating ?? 0,
    isViewed: (student) => source.isViewed?.(student) ?? false,
    isStarred: (student) => starred.has(student),
  });
}
