import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../../tokens/cx.ts';
import styles from './CardGrid.module.css';
import { useNeighborFocus } from '../../actions/focus.ts';
import { type Goal, placeOf, useGridKeys } from './grid-keys.ts';
import { hideHeadersOnScroll } from './hide-headers.ts';
import { type CardGridProps, VirtualRows } from './VirtualRows.tsx';

/** Longer lists are virtualized. */
const virtualAbove = 30;

interface ScrollingGridProps<T> extends CardGridProps<T> {
  readonly groups?: readonly CardGroup[] | undefined;
  readonly startAt?: number;
  readonly onScrolled?: (pixels: number) => void;
  /** Index of the item with the tab stop. It stays mounted. */
  readonly tabStop: number;
  /** Item to focus. Each new object focuses once. */
  readonly goal: Goal | null;
  /** Receives the index of the focused item, or `null` when the focus leaves. */
  readonly onFocusItem: (place: number | null) => void;
}

export function CardGrid<T>(props: ScrollingGridProps<T>) {
  const { label, items, itemKey, itemHeight, renderItem, startAt = 0, onScrolled } = props;
  const { tabStop, goal, onFocusItem, groups } = props;
  const scroller = useRef<HTMLElement>(null);
  useNeighborFocus(scroller, items);
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
      className={cx(styles.scroll, 'ring-inside')}
      aria-label={label}
      style={{ '--card': `${itemHeight}px` }}
      data-list
      // Takes the focus when its card is removed.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => onFocusItem(placeOf(target))}
      onBlur={() => onFocusItem(null)}
      onScroll={({ currentTarget }) => onScrolled?.(hideHeadersOnScroll(currentTarget))}
    >
      {groups !== undefined ? (
        <CardGroups {...{ groups, items, itemKey, renderItem }} />
      ) : items.length > virtualAbove ? (
        <VirtualRows {...{ items, itemKey, itemHeight, renderItem, scroller, kept }} />
      ) : (
        <ul className={styles.grid}>
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

/** Runs once before the first paint, one frame after the rows have measured their columns. */
function useStart(scroller: RefObject<HTMLElement | null>, startAt: number): void {
  const first = useRef(startAt);
  useLayoutEffect(() => {
    if (first.current === 0) return undefined;
    const frame = requestAnimationFrame(() => scroller.current?.scrollTo({ top: first.current }));
    return () => cancelAnimationFrame(frame);
  }, [scroller]);
}

function useTop(scroller: RefObject<HTMLElement | null>, isGrouped: boolean): void {
  const was = useRef(isGrouped);
  useLayoutEffect(() => {
    if (was.current === isGrouped) return;
    was.current = isGrouped;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, isGrouped]);
}

export interface CardGroup {
  readonly title: string;
  readonly length: number;
  readonly end?: ReactNode;
}

interface CardGroupsProps<T> extends Pick<CardGridProps<T>, 'items' | 'itemKey' | 'renderItem'> {
  readonly groups: readonly CardGroup[];
}

/** Packs one, two or four groups per row, so that rows of four cards are full. */
function CardGroups<T>({ groups, items, itemKey, renderItem }: CardGroupsProps<T>) {
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((sum, { length }) => sum + length, 0));
  return (
    <div className={styles.groups}>
      {groups.map(({ title, length, end }, place) => (
        <div key={title}>
          <div className={styles.head}>
            <h2 className="truncated" title={title}>
              {title}
            </h2>
            {end}
          </div>
          <ul className={styles.cards} aria-label={title}>
            {items.slice(starts[place], (starts[place] ?? 0) + length).map((item, index) => (
              <li key={itemKey(item)} data-item={(starts[place] ?? 0) + index}>
                {renderItem(item, (starts[place] ?? 0) + index)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
