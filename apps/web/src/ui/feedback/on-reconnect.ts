import { useEffect, useRef } from 'react';

const type = 'retry';

/** Runs after a reconnect and when Try again is pressed anywhere. */
export function retryAllFailed(): void {
  dispatchEvent(new Event(type));
}

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
