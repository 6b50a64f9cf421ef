import { type FocusEvent, type RefObject, useLayoutEffect } from 'react';
import { focusHome } from '../../actions/focus-home.ts';

/** The element focused before the focus entered a floating part. */
let before: HTMLElement | null = null;

export function giveFocusBack(): void {
  const place = before?.isConnected ? before : focusHome();
  // Headings are focusable only with a tabindex.
  if (place instanceof HTMLHeadingElement && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

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
