import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly item: number;
  readonly control: number;
}

/** When the focused item is removed, focuses the same control of the item in its place (`data-item`). */
export function useNeighbourFocus(list: RefObject<HTMLElement | null>, items: readonly unknown[]): void {
  const place = useRef<Place | null>(null);

  const remember = useCallback(
    (focused: EventTarget | null) => {
      place.current = focused instanceof HTMLElement ? placeOf(focused, list.current) : null;
      // Read by `focusHome`.
      if (place.current !== null) list.current?.setAttribute('data-last-item', String(place.current.item));
    },
    [list],
  );

  useEffect(() => {
    const focused = ({ target }: FocusEvent) => remember(target);
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, [remember]);

  useLayoutEffect(() => {
    // Indexes may have changed.
    if (document.activeElement !== document.body) remember(document.activeElement);
    if (place.current === null || document.activeElement !== document.body) return;
    const neighbour = Math.min(place.current.item, items.length - 1);
    const item = list.current?.querySelector<HTMLElement>(`[data-item="${neighbour}"]`);
    const control = item && controlsOf(item)[place.current.control];
    (control ?? list.current)?.focus({ preventScroll: true });
  }, [list, items, remember]);
}

function placeOf(target: HTMLElement, list: HTMLElement | null): Place | null {
  if (target === list || !list?.contains(target)) return null;
  const item = target.closest<HTMLElement>('[data-item]');
  if (item === null || !list.contains(item)) return { item: 0, control: 0 };
  return { item: Number(item.dataset['item']), control: controlsOf(item).indexOf(target) };
}

function controlsOf(item: HTMLElement): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>('a, button, input')];
}
