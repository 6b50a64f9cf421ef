import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';

/** The place of the item that an element stands in; null: in none. Items carry it in `data-item`. */
export function placeOf(target: Element): number | null {
  const place = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
  return place === undefined ? null : Number(place);
}

/** An item by its place; each request for one is an object of its own. */
export interface Goal {
  readonly place: number;
  /** Restores the focus after Back, unless it has moved elsewhere meanwhile. */
  readonly isReturn?: boolean;
}

interface GridKeysOptions {
  readonly length: number;
  readonly tabStop: number;
  readonly goal: Goal | null;
  readonly isGrouped: boolean;
}

/** So long a row may take to come. */
const mostFrames = 10;

/**
 * The arrow keys lead from item to item, Home and End to the first and the last: to the first control of each, which has the tab stop.
 * `kept` is where one is on the way to, or the tab stop: an item that is not on the page comes first. The rows of groups are not all full.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, options: GridKeysOptions) {
  const { length, tabStop, goal, isGrouped } = options;
  const [wanted, setWanted] = useState<Goal | null>(null);
  const [seen, setSeen] = useState<Goal | null>(null);
  if (goal !== seen) {
    setSeen(goal);
    if (goal !== null) setWanted(goal);
  }

  useLayoutEffect(() => {
    if (wanted === null) return undefined;
    const { place, isReturn = false } = wanted;
    let frame = 0;
    // A row that was not there is measured before it can have the focus.
    const arrive = (framesLeft: number) => {
      if (isReturn && !isAtStart(document.activeElement)) return setWanted(null);
      const item = itemAt(grid.current, place);
      item?.querySelector<HTMLElement>('a, button, input')?.focus();
      // All of it, not just the control; a list that was left stays where it was, if that shows the control.
      if (!isReturn) item?.scrollIntoView({ block: 'nearest' });
      if (item?.contains(document.activeElement) === true || framesLeft === 0) setWanted(null);
      else frame = requestAnimationFrame(() => arrive(framesLeft - 1));
    };
    // First the list is scrolled to where it was left, which takes a frame.
    if (isReturn) frame = requestAnimationFrame(() => arrive(mostFrames));
    else arrive(mostFrames);
    return () => cancelAnimationFrame(frame);
  }, [grid, wanted]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented || !(target instanceof Element)) return;
    const from = placeOf(target);
    const across = isGrouped && (key === 'ArrowUp' || key === 'ArrowDown');
    const to =
      from === null
        ? null
        : across
          ? nextRow(grid.current, from, key === 'ArrowDown')
          : goalOf(key, from, columnsOf(grid.current), length);
    if (to === null) return;
    event.preventDefault();
    setWanted({ place: to });
  }

  return { kept: wanted?.place ?? tabStop, onKeyDown };
}

/** Where the focus is when a screen opens. */
function isAtStart(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.tagName === 'H1';
}

/** Where a key leads; null: nowhere, and the key means something else. At an edge one stays. */
function goalOf(key: string, from: number, columns: number, length: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: length - 1,
  };
  const to = steps[key];
  if (to === undefined) return null;
  return to < 0 || to >= length ? from : to;
}

/** The item of the next row that stands nearest, by what is on the page; without such a row one stays. */
function nextRow(grid: HTMLElement | null, from: number, down: boolean): number {
  const boxes = [...(grid?.querySelectorAll('[data-item]') ?? [])].map((item) => item.getBoundingClientRect());
  const here = boxes[from];
  if (here === undefined) return from;
  const tops = boxes.map(({ top }) => top).filter((top) => (down ? top > here.top : top < here.top));
  const row = down ? Math.min(...tops) : Math.max(...tops);
  const away = (place: number) => Math.abs((boxes[place]?.left ?? 0) - here.left);
  const places = boxes.flatMap(({ top }, place) => (top === row ? [place] : []));
  return places.toSorted((one, other) => away(one) - away(other))[0] ?? from;
}

/** How many items stand in the row of the first one that is on the page. */
function columnsOf(grid: HTMLElement | null): number {
  const tops = [...(grid?.querySelectorAll('[data-item]') ?? [])].map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

function itemAt(grid: HTMLElement | null, place: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-item="${place}"]`) ?? null;
}
