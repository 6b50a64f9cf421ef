/** How many calls are under way at once: quick for the person, gentle to the service. */
const usualWidth = 3;

/** Does something to each item, a few at once; begins nothing more once `stopped` says so. Ends when all that began has ended. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  stopped: () => boolean = () => false,
  width = usualWidth,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined && !stopped(); next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
