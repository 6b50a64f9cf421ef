import { useEffect } from 'react';
import { isComposing } from './pressed-key.ts';
import { hasOpenOverlay } from './open-overlay.ts';

/** Calls `onEscape` on Escape unless an overlay is open or a field has the focus. */
export function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => {
    if (onEscape === null) return undefined;
    // Recorded in the capture phase: Escape has closed the overlay before the event bubbles up here.
    let wasOpen = false;
    const note = () => {
      wasOpen = hasOpenOverlay();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || wasOpen) return;
      if (!isTypedInto(event.target)) onEscape();
    };
    document.addEventListener('keydown', note, { capture: true });
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', note, { capture: true });
      document.removeEventListener('keydown', pressed);
    };
  }, [onEscape]);
}

function isTypedInto(place: EventTarget | null): boolean {
  return place instanceof Element && place.closest('input:not([type=checkbox]), textarea, select') !== null;
}
