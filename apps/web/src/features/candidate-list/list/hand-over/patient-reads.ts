import type { Outcome } from '@glo/domain/shared/outcome';
import type { PoliteQueue } from '@glo/domain/shared/polite-queue';

/** Milliseconds. The service counts profiles over ten minutes (decision 62). */
const longestWait = 15 * 60_000;

/** Waits after a 429. Returns `null` after a failure, and if `signal` aborts a wait. */
export async function readPatiently<T>(
  queue: PoliteQueue,
  request: () => Promise<Outcome<T>>,
  signal: AbortSignal,
): Promise<T | null> {
  const outcome = await queue.send(request, { signal, longestWait });
  return outcome?.ok ? outcome.value : null;
}
