import { useCallback, useEffect, useState } from 'react';

export type Code<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T };

const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/** A loader of code that is there already: whoever uses it does not wait, not even for the next frame. */
export function alreadyThere<T>(code: T): () => Promise<T> {
  const load = async () => code;
  loaded.set(load, code);
  return load;
}

/** Fetches code before anybody needs it. Whether it came is nobody's worry: who needs it asks again, and hears of a failure. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  if (loaded.has(load)) return;
  await load().then(
    (code) => loaded.set(load, code),
    () => null,
  );
}

/** Code that is fetched when it is first needed, remembered by its loader. A failure can be tried again. */
export function useCode<T>(load: () => Promise<T>): Code<T> {
  const [failed, setFailed] = useState<(() => Promise<T>) | null>(null);
  const [, setArrivals] = useState(0);
  const isWaiting = !loaded.has(load) && failed !== load;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let wanted = true;
    async function fetchCode(): Promise<void> {
      try {
        loaded.set(load, await load());
        if (wanted) setArrivals((count) => count + 1);
      } catch {
        if (wanted) setFailed(() => load);
      }
    }
    void fetchCode();
    return () => {
      wanted = false;
    };
  }, [load, isWaiting]);

  const retry = useCallback(() => setFailed(null), []);
  if (loaded.has(load)) return { state: 'ready', value: loaded.get(load) as T };
  return failed === load ? { state: 'failed', retry } : { state: 'loading' };
}
