import { useEffect, useRef } from 'react';

const type = 'retry';

/** All parts that failed ask again: the connection is back, or Try again was pressed in one of them. */
export function retryAllFailed(): void {
  dispatchEvent(new Event(type));
}

/** Tries again what failed as soon as the connection is back, and with any other part. */
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
