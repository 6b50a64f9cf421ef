import { useRef } from 'react';
import styles from './CandidateGrid.module.css';
import { type CandidateGridProps, VirtualRows } from './VirtualRows.tsx';

/** Longer lists put only the rows in sight on the page. */
const virtualAbove = 100;

/** Candidate cards in as many columns as fit; the grid scrolls by itself and leaves room for a BulkBar. */
export function CandidateGrid<T>({ label, items, itemKey, renderItem }: CandidateGridProps<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      {items.length > virtualAbove ? (
        <VirtualRows {...{ label, items, itemKey, renderItem, scroller }} />
      ) : (
        <div className={styles.grid} role="list" aria-label={label}>
          {items.map((item) => (
            <div key={itemKey(item)} role="listitem">
              {renderItem(item)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
