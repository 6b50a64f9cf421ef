/** Returns the lower of the two middle values if their number is even. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** Returns the smallest value that is at least as large as `percent` of all values. Throws if there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const place = Math.max(0, Math.ceil((values.length * percent) / 100) - 1);
  const value = values.toSorted((a, b) => a - b)[place];
  if (value === undefined) throw new Error('There are no values');
  return value;
}

export interface Pair<T> {
  readonly ours: T;
  readonly other: T;
}

/**
 * Alternates between two measurements, so that other load on the machine affects both. The first round is a warm-up.
 */
export async function alternate<T>(
  rounds: number,
  ours: () => Promise<T>,
  other: () => Promise<T>,
): Promise<Pair<T>[]> {
  const pairs: Pair<T>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { ours: await ours(), other: await other() };
    if (round > 0) pairs.push(pair);
  }
  return pairs;
}

export function compare(pairs: readonly Pair<number>[]): Pair<number> & { readonly ratio: number } {
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    other: median(pairs.map((pair) => pair.other)),
    ratio: median(pairs.map((pair) => pair.ours / pair.other)),
  };
}
