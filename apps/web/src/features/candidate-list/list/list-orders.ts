import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateOrder, candidateOrders, orderedList } from '@glo/domain/candidates/candidate-order';
import type { Fit } from '@glo/domain/candidates/fit';
import type { ListScoring } from '@glo/domain/candidates/list-scoring';
import type { StoredCandidates } from '../../../state/store/stored-candidates.ts';
import type { Narrowing } from './hiding.ts';
import type { ListSource } from './list-source.ts';
import { texts } from './texts.ts';

/** Orders depend on these values of a list. */
export interface OrderSources {
  readonly source: ListSource;
  readonly fit: Fit;
  readonly scoring: ListScoring;
}

export interface Ordered extends OrderSources {
  readonly order: CandidateOrder;
}

/** Cards must not move when the responses arrive. */
export function isAwaitingFit({ source, order, leastFit }: Ordered & Pick<Narrowing, 'leastFit'>): boolean {
  return source.criteria?.isChecking === true && (order === 'fit' || leastFit !== null);
}

export function defaultOrder({ source, fit }: OrderSources): CandidateOrder {
  return source.givenOrder === undefined && fit.names.length > 0 ? 'fit' : 'given';
}

export function orderLabel(order: CandidateOrder, { source, scoring }: OrderSources): string {
  if (order === 'score') return texts.scores[scoring.kind];
  return (order === 'given' ? source.givenOrder : undefined) ?? texts.orders[order];
}

export function isPossibleOrder(order: CandidateOrder, list: OrderSources): boolean {
  const { fit, source } = list;
  if (order === 'fit') return fit.names.length > 0;
  if (order === 'not-viewed') return source.isViewed !== undefined;
  return order !== 'given' || defaultOrder(list) === 'given';
}

export function offeredOrders(list: OrderSources): readonly CandidateOrder[] {
  return candidateOrders.filter((order) => isPossibleOrder(order, list));
}

export function orderedCandidates({ source, order, fit }: Ordered, stored: StoredCandidates): readonly Candidate[] {
  const { candidates, loading, isFirst = null } = source;
  const isLoading = loading !== undefined && loading.expected !== null && !loading.interrupted;
  if (order === 'fit' && !isLoading && isFirst === null) return stored.bestFitFirst(candidates, fit);
  return orderedList(candidates, {
    order,
    fit: (candidate) => fit.of(candidate).met.length,
    isLoading,
    isFirst,
    isViewed: (student) => source.isViewed?.(student) ?? false,
  });
}
