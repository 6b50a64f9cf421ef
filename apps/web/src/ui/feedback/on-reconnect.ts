import { useEffect, useRef } from 'react';

const type = 'connection-back';

/** The connection was gone and is back: parts that failed meanwhile ask again by themselves. */
export function announceReconnect(): void {
  dispatchEvent(new Event(type));
}

/** Tries again what failed as soon as the connection is back. */
export function useRetryOnReconnect(retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const back = () => latest.current();
    addEventListener(type, back);
    return () => removeEventListener(type, back);
  }, []);
}
