import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** When a place goes while the focus is in it, the tab's panel around it takes the focus, or the page's heading: it would be lost otherwise. */
export function useHeadingTakesFocus(place: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  const panel = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const gone = place.current;
    return () => {
      panel.current = gone?.closest<HTMLElement>('[role=tabpanel]') ?? null;
      hadFocus.current = gone?.contains(document.activeElement) ?? false;
    };
  }, [place]);

  // Only now is what comes in its place on the page: the heading may have gone too.
  useEffect(
    () => () => {
      if (!hadFocus.current) return;
      const home = panel.current?.isConnected ? panel.current : document.querySelector<HTMLElement>('h1');
      home?.focus({ preventScroll: true });
    },
    [],
  );
}
