import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the card in place of the removed one, the list, or the page's heading. Lists carry `data-list` and `data-last-item`.
 */
export function fallbackFocusTarget(): HTMLElement | null {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (list === null) return document.querySelector('h1');
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const last = Number(list.dataset['lastItem'] ?? Number.NaN);
  const item = items.find(({ dataset }) => Number(dataset['item']) === last) ?? (last > 0 ? items.at(-1) : undefined);
  return item?.querySelector<HTMLElement>('input[type=checkbox]') ?? list;
}

interface Place {
  readonly item: number;
  readonly control: number;
}

/**
 * When the focused item is removed, focuses the same control of the item in its place (`data-item`). A virtualized list
 * mounts a moved item again: `keyOf` finds it.
 */
export function useNeighborFocus<T>(
  list: RefObject<HTMLElement | null>,
  items: readonly T[],
  keyOf?: (item: T) => string,
): void {
  const place = useRef<Place | null>(null);
  const rendered = useRef(items);

  const remember = useCallback(
    (focused: EventTarget | null) => {
      place.current = focused instanceof HTMLElement ? placeOf(focused, list.current) : null;
      // Read by `fallbackFocusTarget`.
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
    const before = rendered.current;
    rendered.current = items;
    // Indexes may have changed.
    if (document.activeElement !== document.body) remember(document.activeElement);
    if (place.current === null || document.activeElement !== document.body) return;
    const next = nextPlace(place.current.item, before, items, keyOf);
    const item = list.current?.querySelector<HTMLElement>(`[data-item="${next}"]`);
    const control = item && controlsOf(item)[place.current.control];
    (control ?? list.current)?.focus({ preventScroll: true });
  }, [list, items, remember, keyOf]);
}

function nextPlace<T>(place: number, before: readonly T[], items: readonly T[], keyOf?: (item: T) => string): number {
  const item = before[place];
  const moved = keyOf && item !== undefined ? items.findIndex((each) => keyOf(each) === keyOf(item)) : -1;
  return moved === -1 ? Math.min(place, items.length - 1) : moved;
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

/** The last part that was unmounted with the focus in it, and the element that took the focus. */
let last: { readonly part: string | undefined; readonly home: Element | null } | null = null;

/**
 * Moves the focus to the tab panel or the heading when `place` is unmounted while focused. If the same `part` is
 * mounted again after a failed retry, its button gets the focus back.
 */
export function useHeadingTakesFocus(place: RefObject<HTMLElement | null>, part?: string): void {
  const hadFocus = useRef(false);
  const panel = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const previous = place.current;
    return () => {
      panel.current = previous?.closest<HTMLElement>('[role=tabpanel]') ?? null;
      hadFocus.current = previous?.contains(document.activeElement) ?? false;
    };
  }, [place]);

  useEffect(() => {
    if (part && last?.part === part && last.home === document.activeElement)
      place.current?.querySelector('button')?.focus();
    // Runs on unmount, when the replacement is on the page: the heading may have changed too.
    return () => {
      if (!hadFocus.current) return;
      const home = panel.current?.isConnected ? panel.current : document.querySelector<HTMLElement>('h1');
      home?.focus({ preventScroll: true });
      last = { part, home };
    };
  }, [place, part]);
}

/** The pressed button was removed: takes over its focus. */
export function focusIfLost(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}
