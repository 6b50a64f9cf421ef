import { setTimeout as sleep } from 'node:timers/promises';
import { days, minutes, seconds } from '../data/durations.ts';
import type { CountKey } from '../store/counts/count-book.ts';
import type { Change } from '../store/counts/counts.ts';
import type { World } from '../http/world.ts';

const streakLasts = days(1);

const waits = { first: seconds(1), longest: minutes(15) };

/** Limit for awaiting another try of the same caller, because its process may be gone. */
const [longestTry, pause] = [seconds(10), 50];

interface Streak {
  readonly failures: number;
  readonly lastAt: number;
  readonly trying?: number;
}

/** Begins a try and returns 0, or returns the milliseconds that the caller has to wait. */
export async function beginTry({ counts, clock }: World, key: CountKey, factor: number): Promise<number> {
  for (;;) {
    const wait = await counts.change<Streak, number | undefined>(key, clock.time, (value) => {
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

export function endTry({ counts, clock }: World, key: CountKey, outcome: Outcome): Promise<void> {
  const end: Change<Streak, void> = (value) => {
    if (outcome === 'succeeded') return [undefined, undefined];
    const { failures = 0, lastAt = 0 } = running(value, clock.time) ?? {};
    if (outcome === 'failed') return [{ failures: failures + 1, lastAt: clock.time }, undefined];
    return [failures === 0 ? undefined : { failures, lastAt }, undefined];
  };
  return counts.change(key, clock.time, end);
}

/** Milliseconds until a streak of at least `most` failures ends, or 0. */
export function leftOfStreak({ counts, clock }: World, key: CountKey, most: number): Promise<number> {
  return counts.change<Streak, number>(key, clock.time, (value) => {
    const { failures = 0, lastAt = 0 } = running(value, clock.time) ?? {};
    return [value, failures < most ? 0 : lastAt + streakLasts - clock.time];
  });
}

function running(streak: Streak | undefined, now: number): Streak | undefined {
  const age = now - (streak?.lastAt ?? 0);
  return age >= 0 && age < streakLasts ? streak : undefined;
}
