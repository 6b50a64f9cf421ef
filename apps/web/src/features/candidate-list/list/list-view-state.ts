import { type CandidateOrder, candidateOrders } from '@glo/domain/candidates/candidate-order';
import { hideKinds } from '@glo/domain/find/hiding';
import { type AnswerChoice, answerChoices } from '@glo/domain/hand-over/answers';
import { type VerdictChoice, verdictChoices } from '@glo/domain/verdicts/verdict-list';
import { type ListLayout, listLayouts } from '../../../state/kinds/kinds.ts';
import type { Narrowing } from './hiding.ts';

export interface ListViewState extends Narrowing {
  readonly order: CandidateOrder | null;
  readonly typed: string;
  /** `null`: as the list opens by itself. */
  readonly verdict: VerdictChoice | null;
  readonly answer: AnswerChoice;
  /** `null`: as the recruiter last chose. */
  readonly layout: ListLayout | null;
}

export function readListViewState(query: URLSearchParams): ListViewState {
  const hidden = query.get('hide')?.split(',') ?? [];
  const leastFit = query.get('fit') ?? '';
  return {
    order: candidateOrders.find((order) => order === query.get('sort')) ?? null,
    typed: query.get('find') ?? '',
    verdict: verdictChoices.find((choice) => choice === query.get('verdict')) ?? null,
    answer: answerChoices.find((choice) => choice === query.get('answer')) ?? 'all',
    hidden: hideKinds.filter((kind) => hidden.includes(kind)),
    leastFit: /^[1-9]\d{0,2}$/.test(leastFit) ? Number(leastFit) : null,
    layout: listLayouts.find((layout) => layout === query.get('layout')) ?? null,
  };
}

export function withListViewState(path: string, query: URLSearchParams, view: ListViewState): string {
  const { order, typed, verdict, answer, hidden, leastFit, layout } = view;
  const all = new URLSearchParams(query);
  if (order !== null) all.set('sort', order);
  if (typed.trim() !== '') all.set('find', typed);
  if (verdict !== null) all.set('verdict', verdict);
  if (answer !== 'all') all.set('answer', answer);
  if (layout !== null) all.set('layout', layout);
  if (leastFit !== null) all.set('fit', String(leastFit));
  // Appended as text, because URLSearchParams escapes commas.
  const parts = [String(all), hidden.length > 0 ? `hide=${hidden.join(',')}` : ''].filter((part) => part !== '');
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
