import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateOrder, candidateOrders, orderedList } from '@glo/domain/candidates/candidate-order';
import type { CandidateList } from './candidate-list.ts';
import type { ListSource } from './list-source.ts';
import { texts } from './texts.ts';

export function hasRequirements({ requirements }: ListSource): boolean {
  return requirements !== undefined && requirements.count > 0;
}

/** Cards must not move when the responses arrive. */
export function isAwaitingRequirements({ source, order, leftOut }: CandidateList): boolean {
  return source.requirements?.isChecking === true && (order === 'requirements' || leftOut.includes('unmet'));
}

export function defaultOrder({ source, fit }: CandidateList): CandidateOrder {
  return source.givenOrder === undefined && fit.most > 0 ? 'fit' : 'given';
}

export function orderLabel(order: CandidateOrder, { source, scoring }: CandidateList): string {
  if (order === 'score') return texts.scores[scoring.kind];
  return (order === 'given' ? source.givenOrder : undefined) ?? texts.orders[order];
}

export function isPossibleOrder(order: CandidateOrder, list: CandidateList): boolean {
  const { fit, source } = list;
  if (order === 'fit') return fit.most > 0;
  if (order === 'requirements') return hasRequirements(source);
  if (order === 'not-viewed') return source.isViewed !== undefined;
  return order !== 'given' || defaultOrder(list) === 'given';
}

export function offeredOrders(list: CandidateList): readonly CandidateOrder[] {
  return candidateOrders.filter((order) => isPossibleOrder(order, list));
}

export function orderedCandidates({ source, order, fit }: CandidateList): readonly Candidate[] {
  return orderedList(source.candidates, {
    order,
    fit: fit.of,
    isLoading: source.loading !== undefined && source.loading.expected !== null && !source.loading.interrupted,
    isFirst: source.isFirst ?? null,
    ...(source.tieBreaker && { tieBreak: source.tieBreaker.rank }),
    met: (student) => source.requirements?.metBy(student) ?? 0,
    isViewed: (student) => source.isViewed?.(student) ?? false,
  });
}
