/* oxlint-disable jsx-a11y/prefer-tag-over-role -- see RowGrid */
import type { CandidateOrder } from '@glo/domain/candidates/candidate-order';
import { factColumns } from '@glo/domain/candidates/known/facts';
import { observer } from 'mobx-react-lite';
import { Spinner } from '../../../../ui/display/Spinner.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { cx } from '../../../../ui/tokens/cx.ts';
import { ArrowDown, ArrowUp } from '../../../../ui/tokens/icons.ts';
import type { CandidateList } from '../candidate-list.ts';
import { orderLabel } from '../list-orders.ts';
import { texts as listTexts } from '../texts.ts';
import styles from './CandidateTable.module.css';
import { shownColumns, type TablePart, widthOf } from './columns.tsx';
import { texts } from './texts.ts';

interface TableHeadProps {
  readonly list: CandidateList;
}

export const TableHead = observer(function TableHead({ list }: TableHeadProps) {
  const { place, canSelectAll, selectAll } = list;
  return (
    <div className={styles.head}>
      <div role="columnheader" className={styles.check} aria-label={texts.selection}>
        <Checkbox
          size="sm"
          aria-label={texts.selectAll}
          checked={!canSelectAll}
          onChange={canSelectAll ? selectAll : place.clearSelection}
        />
      </div>
      {shownColumns(list).map(({ id, label, table }) => (
        <Heading key={id} list={list} id={id} label={table.heading?.(list) ?? label} table={table} />
      ))}
      <div role="columnheader" className={styles.more}>
        <span className="visually-hidden">{texts.more}</span>
      </div>
    </div>
  );
});

interface HeadingProps extends TableHeadProps {
  readonly id: string;
  readonly label: string;
  readonly table: TablePart;
}

const Heading = observer(function Heading({ list, id, label, table }: HeadingProps) {
  const { icon } = table;
  const sorting = sortingOf(table.sort(list), label, list);
  const isUp = sorting?.direction === 'ascending';
  const content = (
    <>
      {icon}
      <span className={icon ? 'visually-hidden' : undefined}>{label}</span>
    </>
  );
  const width = widthOf(id, table, list);
  if (sorting === null) {
    return (
      <div role="columnheader" title={icon ? label : undefined} {...width}>
        {content}
      </div>
    );
  }
  return (
    <div role="columnheader" aria-sort={sorting.isSorted ? sorting.direction : undefined} {...width}>
      <button
        type="button"
        className={cx(styles.sort, 'ring-inside')}
        title={listTexts.orderBy(sorting.name)}
        aria-busy={sorting.isLoading || undefined}
        onClick={sorting.press}
      >
        {content}
        {sorting.isLoading && <Spinner />}
        {sorting.isSorted && (isUp ? <ArrowUp /> : <ArrowDown />)}
      </button>
    </div>
  );
});

interface Sorting {
  readonly name: string;
  readonly direction: 'ascending' | 'descending' | 'other';
  readonly isSorted: boolean;
  /** Facts of some rows are missing. */
  readonly isLoading: boolean;
  readonly press: () => void;
}

/** `null` if the heading cannot sort. An order sorts in one direction, as above the list. A fact is reversed by a second press. */
function sortingOf(by: ReturnType<TablePart['sort']>, label: string, list: CandidateList): Sorting | null {
  const { table, order } = list;
  if (by === null) return null;
  const column = factColumns.find((fact) => fact === by);
  if (column === undefined) {
    const chosen = by as CandidateOrder;
    return {
      name: orderLabel(chosen, list),
      direction: chosen === 'not-viewed' ? 'other' : chosen === 'name' ? 'ascending' : 'descending',
      isSorted: order === chosen && table.activeSorting === null,
      isLoading: false,
      press: () => list.sort(chosen),
    };
  }
  if (!table.canSort) return null;
  const isChosen = table.sorting?.column === column;
  const isLoading = isChosen && table.awaited.length > 0;
  return {
    name: label,
    direction: table.sorting?.isReversed === true ? 'descending' : 'ascending',
    isSorted: isChosen && !isLoading,
    isLoading,
    press: () => table.sort(column),
  };
}
