import { type CandidateOrder, candidateOrders } from '@glo/domain/candidates/candidate-order';

/** The state of a list that its address keeps. */
export interface ListViewState {
  readonly order: CandidateOrder;
  readonly typed: string;
}

/** Anything unknown in it reads as the usual. */
export function readListViewState(query: URLSearchParams): ListViewState {
  return {
    order: candidateOrders.find((order) => order === query.get('sort')) ?? 'given',
    typed: query.get('find') ?? '',
  };
}

/** The address with the place; what is usual is left out. */
export function withListViewState(path: string, query: URLSearchParams, { order, typed }: ListViewState): string {
  const all = new URLSearchParams(query);
  if (order !== 'given') all.set('sort', order);
  if (typed.trim() !== '') all.set('find', typed);
  return all.size > 0 ? `${path}?${all}` : path;
}
