/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a virtualized table lie in boxes */
import type { ReactNode, RefObject } from 'react';
import { Virtualizer } from 'virtua';
import { type ListPosition, ListScroller, virtualAbove } from './ListScroller.tsx';
import styles from './RowGrid.module.css';
import { Box, type CardGridProps } from './VirtualRows.tsx';

interface RowGridProps<T> extends Omit<CardGridProps<T>, 'itemHeight' | 'renderItem'>, ListPosition {
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

/** A list as a table, with the keys and the focus of the card grid. */
export function RowGrid<T>(props: RowGridProps<T>) {
  return (
    <ListScroller {...props} itemHeight={heights.row}>
      {(scroller, kept) => <Table {...props} scroller={scroller} kept={kept} />}
    </ListScroller>
  );
}

interface TableProps<T> extends RowGridProps<T> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly kept: number;
}

function Table<T>({ label, items, itemKey, head, renderRow, scroller, kept }: TableProps<T>) {
  const renderItem = (item: T, place: number) => (
    <Row key={itemKey(item)} item={item} place={place} renderRow={renderRow} />
  );
  return (
    <div role="table" className={styles.table} aria-label={label} aria-rowcount={items.length + 1}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1}>
          {head}
        </div>
      </div>
      <div role="rowgroup">
        {items.length > virtualAbove ? (
          <Virtualizer
            as={Box}
            item={Box}
            data={items}
            itemSize={heights.row}
            startMargin={heights.head}
            scrollRef={scroller}
            keepMounted={kept < items.length ? [kept] : []}
          >
            {renderItem}
          </Virtualizer>
        ) : (
          items.map(renderItem)
        )}
      </div>
    </div>
  );
}

interface RowProps<T> extends Pick<RowGridProps<T>, 'renderRow'> {
  readonly item: T;
  readonly place: number;
}

function Row<T>({ item, place, renderRow }: RowProps<T>) {
  return renderRow(item, place, { 'aria-rowindex': place + 2, 'data-item': place });
}
