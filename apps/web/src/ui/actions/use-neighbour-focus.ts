import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the focus was: which item of the list, which control of the item. */
interface Place {
  readonly item: number;
  readonly control: number;
}

/** When the item with the focus goes, the item in its place takes it, on the same control. Items carry their number in `data-item`. */
export function useNeighbourFocus(list: RefObject<HTMLElement | null>, items: readonly unknown[]): void {
  const place = useRef<Place | null>(null);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      place.current = event.target instanceof HTMLElement ? placeOf(event.target, list.current) : null;
      // for focusHome
      if (place.current !== null) list.current?.setAttribute('data-last-item', String(place.current.item));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);

  useLayoutEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const neighbour = Math.min(place.current.item, items.length - 1);
    const item = list.current?.querySelector<HTMLElement>(`[data-item="${neighbour}"]`);
    const control = item && controlsOf(item)[place.current.control];
    (control ?? list.current)?.focus({ preventScroll: true });
  }, [list, items]);
}

function placeOf(target: HTMLElement, list: HTMLElement | null): Place | null {
  const item = target.closest<HTMLElement>('[data-item]');
  if (item === null || !list?.contains(item)) return null;
  return { item: Number(item.dataset['item']), control: controlsOf(item).indexOf(target) };
}

function controlsOf(item: HTMLElement): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>('a, button, input')];
}
