import { useCallback, useEffect, useState } from 'react';
import { noteArrived, noteMissing, noteNeeded } from './fresh-page.ts';

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

/** Fetches code before anybody needs it; null when it does not come: who needs it asks again, and hears of the failure. */
export async function fetchAhead<T>(load: () => Promise<T>): Promise<T | null> {
  if (loaded.has(load)) return loaded.get(load) as T;
  try {
    return keep(load, await load());
  } catch {
    return null;
  }
}

function keep<T>(load: () => Promise<T>, code: T): T {
  loaded.set(load, code);
  noteArrived(load);
  return code;
}

/** Code that is fetched when it is first needed, remembered by its loader. A failure can be tried again. */
export function useCode<T>(load: () => Promise<T>): Code<T> {
  return useLoader(load, noteNeeded);
}

/** `onMiss` hears that it did not come before anybody else does. */
function useLoader<T>(load: () => Promise<T>, onMiss: (load: unknown) => Promise<void> | void): Code<T> {
  const [failed, setFailed] = useState<(() => Promise<T>) | null>(null);
  const [, setArrivals] = useState(0);
  const isWaiting = !loaded.has(load) && failed !== load;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let wanted = true;
    async function fetchCode(): Promise<void> {
      try {
        keep(load, await load());
        if (wanted) setArrivals((count) => count + 1);
      } catch {
        if (!wanted) return;
        await onMiss(load);
        if (wanted) setFailed(() => load);
      }
    }
    void fetchCode();
    return () => {
      wanted = false;
    };
  }, [load, onMiss, isWaiting]);

  const retry = useCallback(() => setFailed(null), []);
  if (loaded.has(load)) return { state: 'ready', value: loaded.get(load) as T };
  return failed === load ? { state: 'failed', retry } : { state: 'loading' };
}

/** After how long code is asked for again by itself, in milliseconds. */
const pause = 3000;

/** For code that is nobody's screen, so that nobody can press Try again: asks again by itself as long as `wanted`. */
export function useStubbornCode<T>(load: () => Promise<T>, wanted = true): Code<T> & { readonly hasFailed: boolean } {
  const code = useLoader(load, noteMissing);
  const [hasFailed, setHasFailed] = useState(false);
  if (code.state === 'failed' && !hasFailed) setHasFailed(true);
  const retry = code.state === 'failed' && wanted ? code.retry : null;

  useEffect(() => {
    if (retry === null) return undefined;
    const timer = setTimeout(retry, pause);
    return () => clearTimeout(timer);
  }, [retry]);

  return { ...code, hasFailed };
}
