import { type CandidateOrder, candidateOrders } from '@glo/domain/candidates/candidate-order';
import { type LeaveOut, leaveOuts } from '@glo/domain/find/leave-out';
import { type AnswerChoice, answerChoices } from '@glo/domain/hand-over/answers';
import { type VerdictChoice, verdictChoices } from '@glo/domain/verdicts/verdict-list';
import { type ListLayout, listLayouts } from '../../../state/device/records-of-one.ts';

export interface ListViewState {
  readonly order: CandidateOrder | null;
  readonly typed: string;
  /** `null`: as the list opens by itself. */
  readonly verdict: VerdictChoice | null;
  readonly answer: AnswerChoice;
  readonly leftOut: readonly LeaveOut[];
  /** `null`: as the recruiter last chose. */
  readonly layout: ListLayout | null;
}

export function readListViewState(query: URLSearchParams): ListViewState {
  const leftOut = query.get('leaveout')?.split(',') ?? [];
  return {
    order: candidateOrders.find((order) => order === query.get('sort')) ?? null,
    typed: query.get('find') ?? '',
    verdict: verdictChoices.find((choice) => choice === query.get('verdict')) ?? null,
    answer: answerChoices.find((choice) => choice === query.get('answer')) ?? 'all',
    leftOut: leaveOuts.filter((kind) => leftOut.includes(kind)),
    layout: listLayouts.find((layout) => layout === query.get('layout')) ?? null,
  };
}

export function withListViewState(path: string, query: URLSearchParams, view: ListViewState): string {
  const { order, typed, verdict, answer, leftOut, layout } = view;
  const all = new URLSearchParams(query);
  if (order !== null) all.set('sort', order);
  if (typed.trim() !== '') all.set('find', typed);
  if (verdict !== null) all.set('verdict', verdict);
  if (answer !== 'all') all.set('answer', answer);
  if (layout !== null) all.set('layout', layout);
  // Appended as text, because URLSearchParams escapes commas.
  const parts = [String(all), leftOut.length > 0 ? `leaveout=${leftOut.join(',')}` : ''].filter((part) => part !== '');
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
