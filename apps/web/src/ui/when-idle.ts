/**
 * Runs once the browser has nothing else to do, after `atMost` milliseconds in any case. Safari does not say when that is: there
 * it runs right after what goes on. Answers with the way to call it off.
 */
export function whenIdle(run: () => void, atMost?: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { ...(atMost !== undefined && { timeout: atMost }) });
  return () => cancelIdleCallback(waiting);
}
