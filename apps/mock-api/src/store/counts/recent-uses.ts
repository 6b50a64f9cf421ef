/** At most so many uses in any window of so many milliseconds. */
export interface Limit {
  readonly most: number;
  readonly during: number;
}

/** Moments in milliseconds, oldest first. */
export type Uses = readonly number[];

/** Counts a use at `now`. When there were too many, nothing is counted, and `wait` says for how many milliseconds. */
export function takeUse(uses: Uses = [], now: number, { most, during }: Limit): readonly [uses: Uses, wait: number] {
  // A clock that went back would hold up a key until that moment comes again.
  const recent = uses.filter((time) => time > now - during && time <= now);
  const [oldest = now] = recent;
  return recent.length < most ? [[...recent, now], 0] : [recent, oldest + during - now];
}
