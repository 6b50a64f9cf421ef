import { useRef } from 'react';
import styles from './CandidateGrid.module.css';
import { useNeighbourFocus } from './use-neighbour-focus.ts';
import { type CandidateGridProps, VirtualRows } from './VirtualRows.tsx';

/** Longer lists put only the rows in sight on the page. */
const virtualAbove = 100;

/** Candidate cards in as many columns as fit; the grid scrolls by itself and leaves room for a BulkBar. */
export function CandidateGrid<T>({ label, items, itemKey, renderItem }: CandidateGridProps<T>) {
  const scroller = useRef<HTMLElement>(null);
  useNeighbourFocus(scroller, items);
  return (
    <section
      ref={scroller}
      className={styles.scroll}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {items.length > virtualAbove ? (
        <VirtualRows {...{ label, items, itemKey, renderItem, scroller }} />
      ) : (
        <ul className={styles.grid} aria-label={label}>
          {items.map((item, index) => (
            <li key={itemKey(item)} className={styles.cell} data-item={index}>
              {renderItem(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
