import { useSyncExternalStore } from 'react';

/** Also true at high zoom. The page then scrolls in one column (decision 67). */
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
