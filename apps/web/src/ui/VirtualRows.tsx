/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- between ul and li
   there is no room for the rows; the list only watches where the focus is */
import { type FocusEvent, memo, type ReactNode, useRef, useState } from 'react';
import styles from './CandidateGrid.module.css';
import { InTurn } from './InTurn.tsx';
import { rowHeight, rowsToDraw } from './rows-in-sight.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

export interface CandidateGridProps<T> {
  /** What the list is, for screen readers. */
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly renderItem: (item: T) => ReactNode;
}

interface VirtualRowsProps<T> extends CandidateGridProps<T> {
  /** How far down the scroller will be to begin with, in pixels. */
  readonly startAt: number;
}

/** Cards that come with the list itself: for a few, waiting for their turn would be more work than drawing them. */
const atOnce = 12;

/** The same list with only the rows in sight, their cards drawn in turn after the first ones; the row that has the focus stays. */
export function VirtualRows<T>({ label, items, itemKey, renderItem, startAt }: VirtualRowsProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, rows } = useRowsInSight(label, box, startAt);
  const [drawn] = useState(() => {
    const inSight = items.slice(rows.first * columns, rows.end * columns);
    return new Set(inSight.slice(0, atOnce).map(itemKey));
  });
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const count = Math.ceil(items.length / columns);

  function keepFocused(event: FocusEvent) {
    const row = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    setFocusedRow(row === undefined ? null : Number(row));
  }

  return (
    <div ref={box} className={styles.rows} role="list" aria-label={label} onFocus={keepFocused}>
      <div style={{ '--columns': columns, height: count * rowHeight }}>
        {rowsToDraw(count, rows, focusedRow).map((row) => (
          <Row key={row} {...{ row, columns, items, itemKey, renderItem, drawn }} />
        ))}
      </div>
    </div>
  );
}

interface RowProps<T> extends Omit<CandidateGridProps<T>, 'label'> {
  readonly row: number;
  readonly columns: number;
  readonly drawn: Set<string>;
}

/** Scrolling alone draws only the rows that come. */
const Row = memo(function Row<T>({ row, columns, items, itemKey, renderItem, drawn }: RowProps<T>) {
  return (
    <div data-row={row} className={styles.row} style={{ top: row * rowHeight }}>
      {items.slice(row * columns, (row + 1) * columns).map((item, column) => (
        <div
          key={itemKey(item)}
          role="listitem"
          className={styles.cell}
          aria-setsize={items.length}
          aria-posinset={row * columns + column + 1}
          data-item={row * columns + column}
        >
          <InTurn drawn={drawn} id={itemKey(item)} placeholder={<div className={styles.waiting} />}>
            {() => renderItem(item)}
          </InTurn>
        </div>
      ))}
    </div>
  );
}) as <T>(props: RowProps<T>) => ReactNode;
