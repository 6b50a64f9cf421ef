import { setTimeout as sleep } from 'node:timers/promises';
import { days, minutes, seconds } from '../data/durations.ts';
import type { Change } from '../store/counts/counts.ts';
import type { World } from '../http/world.ts';

/** A day without a failure ends a streak. */
const streakLasts = days(1);

/** The wait after a failure is doubled with each further one. */
const waits = { first: seconds(1), longest: minutes(15) };

/** A try that another process has begun is waited for, but not for ever: that process may be gone. */
const [longestTry, pause] = [seconds(10), 50];

/** Failures in a row. */
interface Streak {
  readonly failures: number;
  readonly lastAt: number;
  /** When the try began that is under way, by the system's clock. */
  readonly trying?: number;
}

/** Begins a try, and returns 0; while the caller has to wait, returns for how many milliseconds, divided by `factor`. */
export async function beginTry({ counts, clock }: World, key: string, factor: number): Promise<number> {
  for (;;) {
    const wait = await counts.change<Streak, number | undefined>(key, (value) => {
      const streak = running(value, clock.time) ?? { failures: 0, lastAt: clock.time };
      if (Math.abs(Date.now() - (streak.trying ?? 0)) < longestTry) return [value, undefined];
      const after = Math.min(waits.first * 2 ** (streak.failures - 1), waits.longest) / factor;
      const left = streak.failures === 0 ? 0 : streak.lastAt + after - clock.time;
      return left > 0 ? [value, left] : [{ ...streak, trying: Date.now() }, 0];
    });
    if (wait !== undefined) return wait;
    await sleep(pause);
  }
}

export type Outcome = 'failed' | 'succeeded' | 'neither';

/** Ends a try: a failure lengthens the streak, a success ends it. */
export function endTry({ counts, clock }: World, key: string, outcome: Outcome): Promise<void> {
  const end: Change<Streak, void> = (value) => {
    if (outcome === 'succeeded') return [undefined, undefined];
    const { failures = 0, lastAt = 0 } = running(value, clock.time) ?? {};
    if (outcome === 'failed') return [{ failures: failures + 1, lastAt: clock.time }, undefined];
    return [failures === 0 ? undefined : { failures, lastAt }, undefined];
  };
  return counts.change(key, end);
}

/** How long a streak of `most` failures or more still goes on; 0 when there is none. */
export function leftOfStreak({ counts, clock }: World, key: string, most: number): Promise<number> {
  return counts.change<Streak, number>(key, (value) => {
    const { failures = 0, lastAt = 0 } = running(value, clock.time) ?? {};
    return [value, failures < most ? 0 : lastAt + streakLasts - clock.time];
  });
}

/** Undefined once it is over, and when the clock was put back before it. */
function running(streak: Streak | undefined, now: number): Streak | undefined {
  const age = now - (streak?.lastAt ?? 0);
  return age >= 0 && age < streakLasts ? streak : undefined;
}
