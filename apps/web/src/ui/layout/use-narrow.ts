import { useCallback, useSyncExternalStore } from 'react';

/**
 * True in windows of at most 800 px, also at high zoom. The page then scrolls in one column (decision 67). Up to 1100 px
 * the sidebar is a rail of icons.
 */
export function useNarrow(most: 800 | 1100 = 800): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = upTo(most);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [most],
  );
  return useSyncExternalStore(
    subscribe,
    () => upTo(most).matches,
    () => false,
  );
}

function upTo(width: number): MediaQueryList {
  return window.matchMedia(`screen and (width <= ${width}px)`);
}
