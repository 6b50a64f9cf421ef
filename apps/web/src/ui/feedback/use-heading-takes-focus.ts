import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** When a place goes while the focus is in it, the page's heading takes the focus, which would be lost otherwise. */
export function useHeadingTakesFocus(place: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const gone = place.current;
    return () => {
      hadFocus.current = gone?.contains(document.activeElement) ?? false;
    };
  }, [place]);

  // Only now is what comes in its place on the page: the heading may have gone too.
  useEffect(
    () => () => {
      if (hadFocus.current) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
    [],
  );
}
