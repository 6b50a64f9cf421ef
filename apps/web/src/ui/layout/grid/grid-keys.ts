import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';

export function placeOf(target: Element): number | null {
  const place = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
  return place === undefined ? null : Number(place);
}

/** A request to focus an item. Each request is a new object. */
export interface Goal {
  readonly place: number;
  /** Restores the focus after Back unless the focus has moved. */
  readonly isReturn?: boolean;
}

interface GridKeysOptions {
  readonly length: number;
  readonly tabStop: number;
  readonly goal: Goal | null;
}

/** Frames to wait for a row to be mounted. */
const maxFrames = 10;

/**
 * Roving tabindex: arrow keys, Home and End move between items. Starts from `kept`, the pending target or the tab stop.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, options: GridKeysOptions) {
  const { length, tabStop, goal } = options;
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
    // A newly mounted row is measured before it can take the focus.
    const arrive = (framesLeft: number) => {
      if (isReturn && !isAtStart(document.activeElement)) return setWanted(null);
      const item = itemAt(grid.current, place);
      const control = item?.querySelector<HTMLElement>('a') ?? item?.querySelector<HTMLElement>('button, input');
      control?.focus({ preventScroll: true });
      // Reveals the whole card. After Back the list keeps its scroll position while the control is in view, once rows are placed.
      if (isReturn) requestAnimationFrame(() => control?.scrollIntoView({ block: 'nearest' }));
      else item?.scrollIntoView({ block: 'nearest' });
      if (item?.contains(document.activeElement) === true || framesLeft === 0) setWanted(null);
      else frame = requestAnimationFrame(() => arrive(framesLeft - 1));
    };
    // Restoring the scroll position takes one frame.
    if (isReturn) frame = requestAnimationFrame(() => arrive(maxFrames));
    else arrive(maxFrames);
    return () => cancelAnimationFrame(frame);
  }, [grid, wanted]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented || !(target instanceof Element)) return;
    const from = placeOf(target);
    const to = from === null ? null : targetOf(key, from, columnsOf(grid.current), length);
    if (to === null) return;
    event.preventDefault();
    setWanted({ place: to });
  }

  return { kept: wanted?.place ?? tabStop, onKeyDown };
}

function isAtStart(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.tagName === 'H1';
}

/** Returns `null` for keys that do not navigate. Stops at the edges. */
function targetOf(key: string, from: number, columns: number, length: number): number | null {
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

function columnsOf(grid: HTMLElement | null): number {
  const tops = [...(grid?.querySelectorAll('[data-item]') ?? [])].map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

function itemAt(grid: HTMLElement | null, place: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-item="${place}"]`) ?? null;
}
