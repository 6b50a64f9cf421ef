/* oxlint-disable jsx-a11y/prefer-tag-over-role -- between ul and li there is no room for the rows */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CustomContainerComponentProps, Virtualizer } from 'virtua';
import styles from './CardGrid.module.css';

export interface CardGridProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly itemHeight: number;
  readonly renderItem: (item: T, place: number) => ReactNode;
}

interface VirtualRowsProps<T> extends Omit<CardGridProps<T>, 'label'> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly kept: number;
}

const gap = 16;

/** Rows above and below the window: their height in pixels, and the delay in milliseconds after the visible ones. */
const buffer = { height: 200, delay: 100 } as const;

export function VirtualRows<T>({ items, itemKey, itemHeight, renderItem, scroller, kept }: VirtualRowsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(list);
  const bufferSize = useBuffer();
  const keptRow = Math.floor(kept / columns);
  // Render no rows before the column count is known: cards would move between rows.
  const rows = Array.from({ length: columns === 0 ? 0 : Math.ceil(items.length / columns) }, (_, row) => row);

  return (
    <div className={styles.rows}>
      <div ref={list} role="list" className={styles.tracks} style={{ '--columns': columns }}>
        <Virtualizer
          as={Box}
          item={Box}
          data={rows}
          itemSize={itemHeight + gap}
          bufferSize={bufferSize}
          scrollRef={scroller}
          keepMounted={keptRow < rows.length ? [keptRow] : []}
        >
          {(row) => (
            <div key={row} data-row={row} className={styles.row}>
              {items.slice(row * columns, (row + 1) * columns).map((item, column) => (
                <div
                  key={itemKey(item)}
                  role="listitem"
                  aria-setsize={items.length}
                  aria-posinset={row * columns + column + 1}
                  data-item={row * columns + column}
                >
                  {renderItem(item, row * columns + column)}
                </div>
              ))}
            </div>
          )}
        </Virtualizer>
      </div>
    </div>
  );
}

/**
 * The library hides unmeasured rows and disables pointer events while scrolling, which recomputes every card's style.
 */
export function Box({ children, style, ref }: CustomContainerComponentProps) {
  return (
    <div ref={ref} style={{ ...style, pointerEvents: 'auto', visibility: 'visible' }}>
      {children}
    </div>
  );
}

/** The first paint has the visible rows only, because cards take most of its time. */
function useBuffer(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setHeight(buffer.height), buffer.delay);
    return () => clearTimeout(timer);
  }, []);
  return height;
}

/** Reads the column count from the layout before the first paint; 0 while unknown. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columns;
}
