import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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
    const gone = place.current;
    return () => {
      panel.current = gone?.closest<HTMLElement>('[role=tabpanel]') ?? null;
      hadFocus.current = gone?.contains(document.activeElement) ?? false;
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
