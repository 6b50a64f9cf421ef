import { StoreBehind } from '../store.ts';

/** Rejects with `StoreBehind` when the work fails or takes longer. */
export async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const given = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new StoreBehind('The database does not answer')), milliseconds);
  });
  try {
    await Promise.race([work, given]);
  } catch (cause) {
    throw cause instanceof StoreBehind ? cause : new StoreBehind('The database does not answer', { cause });
  } finally {
    clearTimeout(late);
  }
}
