import { useCallback, useEffect, useState } from 'react';

export type Code<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T };

const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/** Code that is fetched when it is first needed, remembered by its loader. A failure can be tried again. */
export function useCode<T>(load: () => Promise<T>): Code<T> {
  const [failed, setFailed] = useState<(() => Promise<T>) | null>(null);
  const [, setArrivals] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setFailed(null);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (loaded.has(load)) return;
    let wanted = true;
    load().then(
      (value) => {
        loaded.set(load, value);
        if (wanted) setArrivals((count) => count + 1);
      },
      () => {
        if (wanted) setFailed(() => load);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  if (loaded.has(load)) return { state: 'ready', value: loaded.get(load) as T };
  return failed === load ? { state: 'failed', retry } : { state: 'loading' };
}
