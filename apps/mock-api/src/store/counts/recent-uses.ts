/** At most `most` uses in any window of `during` milliseconds. */
export interface Limit {
  readonly most: number;
  readonly during: number;
}

/** Times in milliseconds, oldest first. */
export type Uses = readonly number[];

/** Counts a use at `now` and returns a `wait` of 0. If the limit is reached, counts nothing and returns the milliseconds to wait. */
export function takeUse(uses: Uses = [], now: number, { most, during }: Limit): readonly [uses: Uses, wait: number] {
  // Without the second condition, a clock that was set back would block a key.
  const recent = uses.filter((time) => time > now - during && time <= now);
  const [oldest = now] = recent;
  return recent.length < most ? [[...recent, now], 0] : [recent, oldest + during - now];
}
