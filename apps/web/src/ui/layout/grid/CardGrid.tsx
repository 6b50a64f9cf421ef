import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './CardGrid.module.css';
import { type CardGroup, CardGroups } from './CardGroups.tsx';
import { useNeighbourFocus } from '../../actions/use-neighbour-focus.ts';
import { type Goal, placeOf, useGridKeys } from './grid-keys.ts';
import { makeRoom } from './make-room.ts';
import { type CardGridProps, VirtualRows } from './VirtualRows.tsx';

/** Longer lists put only the rows in sight on the page. */
const virtualAbove = 30;

interface ScrollingGridProps<T> extends CardGridProps<T> {
  /** Under headings; the items belong to them in this order. Absent: one grid. */
  readonly groups?: readonly CardGroup[] | undefined;
  /** How far down to begin, in pixels: where the list was left. */
  readonly startAt?: number;
  readonly onScrolled?: (pixels: number) => void;
  /** The item with the tab stop, by its place: it stays on the page. */
  readonly tabStop: number;
  /** The item that takes the focus, each time another one is given. */
  readonly goal: Goal | null;
  /** The focus comes to an item, by its place, or leaves them: null. */
  readonly onFocusItem: (place: number | null) => void;
  /** Something is ticked: every card shows its check, not only the one that is pointed at. */
  readonly selecting?: boolean;
}

/** Candidate cards in as many columns as fit; the grid scrolls by itself and leaves room for a BulkBar. */
export function CardGrid<T>(props: ScrollingGridProps<T>) {
  const { label, items, itemKey, itemHeight, renderItem, startAt = 0, onScrolled, selecting = false } = props;
  const { tabStop, goal, onFocusItem, groups } = props;
  const scroller = useRef<HTMLElement>(null);
  useNeighbourFocus(scroller, items);
  useStart(scroller, startAt);
  useTop(scroller, groups !== undefined);
  const { kept, onKeyDown } = useGridKeys(scroller, {
    length: items.length,
    tabStop,
    goal,
    isGrouped: groups !== undefined,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the controls in it come up here
    <section
      ref={scroller}
      className={styles.scroll}
      aria-label={label}
      style={{ '--card': `${itemHeight}px` }}
      data-list
      data-selecting={selecting || undefined}
      // For whom the card with the focus has gone; Tab comes to a card.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => onFocusItem(placeOf(target))}
      onBlur={() => onFocusItem(null)}
      onScroll={({ currentTarget }) => onScrolled?.(makeRoom(currentTarget))}
    >
      {groups !== undefined ? (
        <CardGroups {...{ groups, items, itemKey, renderItem }} />
      ) : items.length > virtualAbove ? (
        <VirtualRows {...{ label, items, itemKey, itemHeight, renderItem, scroller, kept }} />
      ) : (
        <ul className={styles.grid} aria-label={label}>
          {items.map((item, index) => (
            <li key={itemKey(item)} data-item={index}>
              {renderItem(item, index)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Once, before the first paint; a frame later than the rows, which measure their columns first. */
function useStart(scroller: RefObject<HTMLElement | null>, startAt: number): void {
  const first = useRef(startAt);
  useLayoutEffect(() => {
    if (first.current === 0) return undefined;
    const frame = requestAnimationFrame(() => scroller.current?.scrollTo({ top: first.current }));
    return () => cancelAnimationFrame(frame);
  }, [scroller]);
}

/** Groups give way to one grid, or come back: that begins at its top. */
function useTop(scroller: RefObject<HTMLElement | null>, isGrouped: boolean): void {
  const was = useRef(isGrouped);
  useLayoutEffect(() => {
    if (was.current === isGrouped) return;
    was.current = isGrouped;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, isGrouped]);
}
