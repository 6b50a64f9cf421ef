import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The part that was unmounted last with the focus in it, and the element that took the focus. */
let last: { readonly part: string | undefined; readonly home: Element | null } | null = null;

/**
 * When a place is unmounted while the focus is in it, the tab's panel around it takes the focus, or the page's heading: it would be
 * lost otherwise. When the same part is mounted again, since Try again failed once more, its button gets the focus back, unless the
 * focus has moved since.
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
    // Only now is what comes in its place on the page: the heading may have gone too.
    return () => {
      if (!hadFocus.current) return;
      const home = panel.current?.isConnected ? panel.current : document.querySelector<HTMLElement>('h1');
      home?.focus({ preventScroll: true });
      last = { part, home };
    };
  }, [place, part]);
}
