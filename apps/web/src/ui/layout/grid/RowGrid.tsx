/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a virtualized table lie in boxes */
import type { ReactNode, RefObject } from 'react';
import { Virtualizer } from 'virtua';
import type { CardGroup } from './CardGrid.tsx';
import { type ListPosition, ListScroller, virtualAbove } from './ListScroller.tsx';
import styles from './RowGrid.module.css';
import { Box, type CardGridProps } from './VirtualRows.tsx';

interface RowGridProps<T> extends Omit<CardGridProps<T>, 'itemHeight' | 'renderItem'>, ListPosition {
  readonly groups?: readonly CardGroup[] | undefined;
  /** Column headings with the role `columnheader`. */
  readonly head: ReactNode;
  /** Returns an element with the role `row` and the attributes `row`. */
  readonly renderRow: (item: T, place: number, row: RowAttributes) => ReactNode;
}

export interface RowAttributes {
  readonly 'aria-rowindex': number;
  readonly 'data-item': number;
}

/** In pixels, as in the style sheet. */
const heights = { head: 28, row: 26 } as const;

type Entry<T> =
  | { readonly key: string; readonly group: CardGroup }
  | { readonly key: string; readonly item: T; readonly place: number };

/** A list as a table, with the keys and the focus of the card grid. A group starts with a row for its title. */
export function RowGrid<T>(props: RowGridProps<T>) {
  return (
    <ListScroller {...props} itemHeight={heights.row} isGrouped={false}>
      {(scroller, kept) => <Table {...props} scroller={scroller} kept={kept} />}
    </ListScroller>
  );
}

interface TableProps<T> extends RowGridProps<T> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly kept: number;
}

function Table<T>(props: TableProps<T>) {
  const { label, head, renderRow, scroller, kept } = props;
  const entries = entriesOf(props);
  const keptEntry = entries.findIndex((entry) => 'place' in entry && entry.place === kept);
  const renderEntry = (entry: Entry<T>, index: number) => (
    <Row key={entry.key} entry={entry} index={index + 2} renderRow={renderRow} />
  );
  return (
    <div role="table" className={styles.table} aria-label={label} aria-rowcount={entries.length + 1}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1}>
          {head}
        </div>
      </div>
      <div role="rowgroup">
        {entries.length > virtualAbove ? (
          <Virtualizer
            as={Box}
            item={Box}
            data={entries}
            itemSize={heights.row}
            startMargin={heights.head}
            scrollRef={scroller}
            keepMounted={keptEntry === -1 ? [] : [keptEntry]}
          >
            {renderEntry}
          </Virtualizer>
        ) : (
          entries.map(renderEntry)
        )}
      </div>
    </div>
  );
}

function entriesOf<T>({ items, groups, itemKey }: TableProps<T>): readonly Entry<T>[] {
  const rowOf = (item: T, place: number) => ({ key: itemKey(item), item, place });
  if (groups === undefined) return items.map(rowOf);
  let start = 0;
  return groups.flatMap((group) => {
    const first = start;
    start += group.length;
    const own = items.slice(first, start).map((item, index) => rowOf(item, first + index));
    // An item may be in several groups.
    return [{ key: group.title, group }, ...own.map((row) => ({ ...row, key: `${group.title} ${row.key}` }))];
  });
}

interface RowProps<T> extends Pick<RowGridProps<T>, 'renderRow'> {
  readonly entry: Entry<T>;
  readonly index: number;
}

function Row<T>({ entry, index, renderRow }: RowProps<T>) {
  if ('place' in entry) {
    const { item, place } = entry;
    return renderRow(item, place, { 'aria-rowindex': index, 'data-item': place });
  }
  const { title, end } = entry.group;
  return (
    <div role="row" className={styles.group} aria-rowindex={index}>
      <div role="rowheader" className={styles.title}>
        <h2 className="truncated" title={title}>
          {title}
        </h2>
        {end}
      </div>
    </div>
  );
}
