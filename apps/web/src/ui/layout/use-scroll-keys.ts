import { type RefObject, useEffect } from 'react';

/** Distance in pixels for a pane of this height. `Infinity` is its end. */
const distances: Readonly<Record<string, (height: number) => number>> = {
  ArrowDown: () => 40,
  ArrowUp: () => -40,
  PageDown: (height) => height * 0.9,
  PageUp: (height) => height * -0.9,
  ' ': (height) => height * 0.9,
  End: () => Number.POSITIVE_INFINITY,
  Home: () => Number.NEGATIVE_INFINITY,
};

/** Scrolls the pane by keys while the focus is on the heading above it, where a new screen puts the focus. */
export function useScrollKeys(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroll = (event: KeyboardEvent) => {
      const { target, key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      const distance = distances[key];
      const isOther = defaultPrevented || shiftKey || ctrlKey || altKey || metaKey;
      if (distance === undefined || isOther || !(target instanceof HTMLHeadingElement)) return;
      if (pane.current === null || !isPaneOf(pane.current, target)) return;
      const { scrollTop, clientHeight, scrollHeight } = pane.current;
      // In a narrow window the page scrolls, which the browser does.
      if (scrollHeight <= clientHeight) return;
      event.preventDefault();
      pane.current.scrollTop = Math.max(0, Math.min(scrollTop + distance(clientHeight), scrollHeight));
    };
    // Last, so that the shortcuts of a screen come first.
    window.addEventListener('keydown', scroll);
    return () => window.removeEventListener('keydown', scroll);
  }, [pane]);
}

/** The pane is beside the heading. A list is the main pane of its screen, wherever it is. */
function isPaneOf(pane: HTMLElement, heading: HTMLHeadingElement): boolean {
  const screen = heading.closest('header')?.parentElement;
  return 'list' in pane.dataset ? screen?.contains(pane) === true : screen === pane.parentElement;
}
