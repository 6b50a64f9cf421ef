const usualWidth = 3;

/** Starts no more once `stopped()` is true. Resolves when all started calls have finished. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  task: (item: T) => Promise<unknown>,
  stopped: () => boolean = () => false,
  width = usualWidth,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined && !stopped(); next = waiting.shift()) await task(next);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
