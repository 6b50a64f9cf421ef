import { useEffect } from 'react';
import { isSomethingOpen } from './something-open.ts';

/** Escape does this as long as it has nothing else to do: nothing is open, and nothing is being typed. null: nothing to do. */
export function useEscape(act: (() => void) | null): void {
  useEffect(() => {
    if (act === null) return undefined;
    // What Escape closes is gone by the time the press has come up here.
    let wasOpen = false;
    const note = () => {
      wasOpen = isSomethingOpen();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || wasOpen) return;
      if (!isTypedInto(event.target)) act();
    };
    document.addEventListener('keydown', note, { capture: true });
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', note, { capture: true });
      document.removeEventListener('keydown', pressed);
    };
  }, [act]);
}

function isTypedInto(place: EventTarget | null): boolean {
  return place instanceof Element && place.closest('input:not([type=checkbox]), textarea, select') !== null;
}
