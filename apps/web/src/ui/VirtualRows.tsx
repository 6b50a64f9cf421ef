/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- between ul and li
   there is no room for the rows; the list only watches where the focus is */
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import styles from './CandidateGrid.module.css';
import { InTurn } from './InTurn.tsx';

export interface CandidateGridProps<T> {
  /** What the list is, for screen readers. */
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly renderItem: (item: T) => ReactNode;
}

interface VirtualRowsProps<T> extends CandidateGridProps<T> {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Narrowest card, gap, and the height of a row with its gap: as in the styles. */
const narrowest = 224;
const gap = 16;
const rowHeight = 216 + gap;
/** How far beyond what is in sight rows are drawn, in pixels. */
const ahead = 80;

/** The same list with only the rows in sight, their cards drawn one after the other; the row that has the focus stays. */
export function VirtualRows<T>({ label, items, itemKey, renderItem, scroller }: VirtualRowsProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box);
  const drawn = useRef(new Set<string>());
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => row);

  function keepFocused(event: FocusEvent) {
    const row = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    setFocusedRow(row === undefined ? null : Number(row));
  }

  return (
    <div ref={box} className={styles.rows} role="list" aria-label={label} onFocus={keepFocused}>
      <Virtualizer
        scrollRef={scroller}
        itemSize={rowHeight}
        bufferSize={ahead}
        data={rows}
        {...(focusedRow !== null && focusedRow < rows.length && { keepMounted: [focusedRow] })}
      >
        {(row) => (
          <div key={row} data-row={row} className={styles.row} style={{ '--columns': columns }}>
            {items.slice(row * columns, (row + 1) * columns).map((item, column) => (
              <div
                key={itemKey(item)}
                role="listitem"
                className={styles.cell}
                aria-setsize={items.length}
                aria-posinset={row * columns + column + 1}
                data-item={row * columns + column}
              >
                <InTurn drawn={drawn.current} id={itemKey(item)} placeholder={<div className={styles.waiting} />}>
                  {() => renderItem(item)}
                </InTurn>
              </div>
            ))}
          </div>
        )}
      </Virtualizer>
    </div>
  );
}

/** As many as fitted last: the next list begins with them, without measuring first. */
let lastColumns = 3;

/** How many columns fit into the box now. */
function useColumns(box: RefObject<HTMLDivElement | null>): number {
  const [columns, setColumns] = useState(lastColumns);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    // Told before the first paint, and without asking the browser for a layout of its own.
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      lastColumns = Math.max(1, Math.floor((entry.contentRect.width + gap) / (narrowest + gap)));
      setColumns(lastColumns);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return columns;
}
