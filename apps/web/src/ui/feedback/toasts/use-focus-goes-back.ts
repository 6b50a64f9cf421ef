import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Where something that floats hands the focus when it goes: back to where that was, or to the page's heading when this is gone. */
export function useFocusGoesBack(floating: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const before = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const shown = floating.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const heading = document.querySelector<HTMLElement>('h1');
      // A heading can take it only when it is told so.
      if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      (before.current?.isConnected ? before.current : heading)?.focus({ preventScroll: true });
    };
  }, [floating]);

  return ({ relatedTarget }) => {
    const isWithin = relatedTarget instanceof Element && relatedTarget.closest('[data-beside-dialogs]') !== null;
    if (relatedTarget instanceof HTMLElement && !isWithin) before.current = relatedTarget;
  };
}
