import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHeadingTakesFocus } from './use-heading-takes-focus.ts';

/** What was asked for again last, and who has the focus while it is on its way. */
let asked: { readonly what: string; readonly by: Element | null } | null = null;

/**
 * A part that failed goes while it is asked for again, and the heading takes the focus. When the same fails again, its Try again
 * has the focus back, unless somebody moved on meanwhile.
 */
export function useTryAgainKeepsFocus(place: RefObject<HTMLElement | null>, what: string): void {
  const hadFocus = useRef(false);
  useHeadingTakesFocus(place);

  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      hadFocus.current = here?.contains(document.activeElement) ?? false;
    };
  }, [place]);

  useEffect(() => {
    if (asked?.what === what && asked.by === document.activeElement) place.current?.querySelector('button')?.focus();
    // After the heading took it.
    return () => {
      if (hadFocus.current) asked = { what, by: document.activeElement };
    };
  }, [place, what]);
}
