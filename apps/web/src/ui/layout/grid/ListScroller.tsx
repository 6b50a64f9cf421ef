import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useNeighborFocus } from '../../actions/focus.ts';
import { cx } from '../../tokens/cx.ts';
import styles from './CardGrid.module.css';
import { type Goal, placeOf, useGridKeys } from './grid-keys.ts';
import { useScrollKeys } from '../use-scroll-keys.ts';

/** Longer lists are virtualized. */
export const virtualAbove = 30;

/** How the screen follows a list: scroll position, tab stop and focus. */
export interface ListPosition {
  readonly startAt?: number;
  readonly onScrolled?: (pixels: number) => void;
  /** Index of the item with the tab stop. It stays mounted. */
  readonly tabStop: number;
  /** Item to focus. Each new object focuses once. */
  readonly goal: Goal | null;
  /** Receives the index of the focused item, or `null` when the focus leaves. */
  readonly onFocusItem: (place: number | null) => void;
}

interface ListScrollerProps<T> extends ListPosition {
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  /** Height of an item in pixels. */
  readonly itemHeight: number;
  /** `kept`: index of the item that must stay mounted. */
  readonly children: (scroller: RefObject<HTMLElement | null>, kept: number) => ReactNode;
}

/** Scrolls a list of cards or rows. Its items carry `data-item`. */
export function ListScroller<T>(props: ListScrollerProps<T>) {
  const { label, items, itemKey, itemHeight, startAt = 0, onScrolled, tabStop, goal, onFocusItem, children } = props;
  const scroller = useRef<HTMLElement>(null);
  useNeighborFocus(scroller, items, itemKey);
  useScrollKeys(scroller);
  useStart(scroller, startAt);
  const { kept, onKeyDown } = useGridKeys(scroller, { length: items.length, tabStop, goal });
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
      {children(scroller, kept)}
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

/** Scroll distance in pixels from which the headers above the list are hidden (`base.css`). They are less high. */
const farDown = 240;

/** Sets `data-scrolled`, which hides the headers above the list. Returns the scroll position with the headers shown. */
function hideHeadersOnScroll(list: HTMLElement): number {
  if (list.dataset['scrolled'] !== undefined) {
    if (list.scrollTop <= 0) delete list.dataset['scrolled'];
  } else if (list.scrollTop > farDown) {
    const top = list.getBoundingClientRect().top;
    list.dataset['scrolled'] = '';
    const room = Math.round(top - list.getBoundingClientRect().top);
    list.dataset['scrolled'] = String(room);
    list.scrollTop = Math.max(list.scrollTop - room, 1);
  }
  return list.scrollTop + Number(list.dataset['scrolled'] ?? 0);
}
