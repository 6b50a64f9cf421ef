import { type FocusEvent, type RefObject, useLayoutEffect } from 'react';
import { focusHome } from '../../actions/focus-home.ts';

/** What had the focus before it came to any of the things that float. */
let before: HTMLElement | null = null;

/** The focus goes back to where it was, or when that is gone to the list, or the page's heading. */
export function giveFocusBack(): void {
  const place = before?.isConnected ? before : focusHome();
  // A heading can take it only when it is told so.
  if (place instanceof HTMLHeadingElement && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** Something that floats gives the focus back when it goes. */
export function useFocusGoesBack(floating: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  useLayoutEffect(() => {
    const shown = floating.current;
    return () => {
      if (shown?.contains(document.activeElement)) giveFocusBack();
    };
  }, [floating]);

  return ({ relatedTarget }) => {
    const isWithin = relatedTarget instanceof Element && relatedTarget.closest('[data-beside-dialogs]') !== null;
    if (relatedTarget instanceof HTMLElement && !isWithin) before = relatedTarget;
  };
}
