import { type FocusEvent, type RefObject, useLayoutEffect } from 'react';
import { fallbackFocusTarget } from '../../actions/focus.ts';

/** The element that had the focus before it entered a toast. */
let before: HTMLElement | null = null;

/** Focuses that element, or the fallback if it is gone. */
export function restoreFocus(): void {
  const place = before?.isConnected ? before : fallbackFocusTarget();
  // Headings are focusable only with a tabindex.
  if (place instanceof HTMLHeadingElement && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** Restores the focus when the part is unmounted with the focus in it. Returns its `onFocus` handler. */
export function useRestoredFocus(floating: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  useLayoutEffect(() => {
    const shown = floating.current;
    return () => {
      if (shown?.contains(document.activeElement)) restoreFocus();
    };
  }, [floating]);

  return ({ relatedTarget }) => {
    const isWithin = relatedTarget instanceof Element && relatedTarget.closest('[data-beside-dialogs]') !== null;
    if (relatedTarget instanceof HTMLElement && !isWithin) before = relatedTarget;
  };
}
