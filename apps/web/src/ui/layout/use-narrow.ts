import { useSyncExternalStore } from 'react';

/** Whether the window is narrow, or its content zoomed in: then the page itself scrolls, in one column (decision 67). */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
}

function narrow(): MediaQueryList {
  return window.matchMedia('screen and (width <= 800px)');
}

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
