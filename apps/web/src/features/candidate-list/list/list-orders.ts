import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateOrder, candidateOrders, orderedList } from '@glo/domain/candidates/candidate-order';
import type { CandidateList } from './candidate-list.ts';
import { texts } from './texts.ts';

/** Cards must not move when the responses arrive. */
export function isAwaitingFit({ source, order, leastFit }: CandidateList): boolean {
  return source.criteria?.isChecking === true && (order === 'fit' || leastFit !== null);
}

export function defaultOrder({ source, fit }: CandidateList): CandidateOrder {
  return source.givenOrder === undefined && fit.names.length > 0 ? 'fit' : 'given';
}

export function orderLabel(order: CandidateOrder, { source, scoring }: CandidateList): string {
  if (order === 'score') return texts.scores[scoring.kind];
  return (order === 'given' ? source.givenOrder : undefined) ?? texts.orders[order];
}

export function isPossibleOrder(order: CandidateOrder, list: CandidateList): boolean {
  const { fit, source } = list;
  if (order === 'fit') return fit.names.length > 0;
  if (order === 'not-viewed') return source.isViewed !== undefined;
  return order !== 'given' || defaultOrder(list) === 'given';
}

export function offeredOrders(list: CandidateList): readonly CandidateOrder[] {
  return candidateOrders.filter((order) => isPossibleOrder(order, list));
}

export function orderedCandidates({ source, order, fit, services }: CandidateList): readonly Candidate[] {
  const { candidates, loading, isFirst = null } = source;
  const isLoading = loading !== undefined && loading.expected !== null && !loading.interrupted;
  if (order === 'fit' && !isLoading && isFirst === null) return services.store.candidates.bestFitFirst(candidates, fit);
  return orderedList(candidates, {
    order,
    fit: (candidate) => fit.of(candidate).met.length,
    isLoading,
    isFirst,
    isViewed: (student) => source.isViewed?.(student) ?? false,
  });
}
