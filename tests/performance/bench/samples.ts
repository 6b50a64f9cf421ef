/** The middle one; of an even count the lower of the two. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The smallest value that `percent` of all do not exceed. Throws when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const place = Math.max(0, Math.ceil((values.length * percent) / 100) - 1);
  const value = values.toSorted((a, b) => a - b)[place];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

/** One round of a comparison. */
export interface Pair<T> {
  readonly ours: T;
  readonly other: T;
}

/**
 * Measures two things in turn, A B A B ..., so that whatever else the machine does hits both. The first round warms
 * up and does not count.
 */
export async function inTurns<T>(rounds: number, ours: () => Promise<T>, other: () => Promise<T>): Promise<Pair<T>[]> {
  const pairs: Pair<T>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { ours: await ours(), other: await other() };
    if (round > 0) pairs.push(pair);
  }
  return pairs;
}

/** Both medians, and the median of the rounds' own ratios, ours / other. */
export function compare(pairs: readonly Pair<number>[]): Pair<number> & { readonly ratio: number } {
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    other: median(pairs.map((pair) => pair.other)),
    ratio: median(pairs.map((pair) => pair.ours / pair.other)),
  };
}
