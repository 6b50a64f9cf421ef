import type { Candidate } from '@glo/domain/candidates/candidate';
import { longDate } from '@glo/domain/shared/dates';
import { type FilterChip, unfilteredIn } from '../../list-source.ts';
import { type Ordered, orderLabel } from '../../list-orders.ts';
import { type RowList, rowOf, titleOf } from '../listed-rows.ts';
import { texts } from '../texts.ts';

/** Above this number, drawing the paper would freeze the browser. 1,000 rows are about 45 pages. */
const mostRows = 1000;

export interface PrintedList extends RowList, Ordered {
  readonly shown: readonly Candidate[];
  readonly words: string;
  readonly chips: readonly FilterChip[];
}

/** The list as it is narrowed and ordered. */
export function paperOf(list: PrintedList, now = new Date()) {
  const { shown, source, chips, words, order } = list;
  const rows = shown.slice(0, mostRows).map((candidate) => rowOf(candidate, list));
  const date = longDate(now);
  const narrowed = [
    ...(words.trim() === '' ? [] : [texts.print.found(words.trim())]),
    ...chips.map(({ label }) => label),
  ];
  return {
    title: titleOf(source, date),
    about: texts.print.about(
      shown.length,
      source.loading?.expected ?? unfilteredIn(source).length,
      [...narrowed, texts.print.order(orderLabel(order, list))],
      date,
    ),
    rows,
    leftOut: shown.length - rows.length,
  };
}
