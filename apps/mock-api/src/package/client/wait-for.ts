import { setTimeout as pause } from 'node:timers/promises';
import { StandInError } from './control.ts';

export interface Patience {
  /** 5,000 unless given. */
  timeoutMs?: number;
}

/** What was waited for never came. The message lists what was there instead. */
export class NeverCame extends StandInError {
  override readonly name = 'NeverCame';
}

interface Wait<T> {
  /** As in "message { to: … }". */
  readonly what: string;
  /** All there are, oldest first. */
  readonly list: () => Promise<readonly T[]>;
  readonly matches: (each: T) => boolean;
  /** One in one line. */
  readonly tell: (each: T) => string;
}

const usualPatience = 5000;
const interval = 50;
const mostTold = 20;

/** The newest of at least `count` that match, as soon as there are so many. Throws `NeverCame`. */
export async function waitFor<T>(
  { what, list, matches, tell }: Wait<T>,
  count: number,
  patience: Patience,
): Promise<T> {
  const { timeoutMs = usualPatience } = patience;
  const end = performance.now() + timeoutMs;
  for (;;) {
    const seen = await list();
    const found = seen.filter(matches);
    const newest = found.at(-1);
    if (newest !== undefined && found.length >= count) return newest;
    if (performance.now() >= end) {
      const came = found.length === 0 ? `No ${what} came` : `Only ${found.length} of ${count} came of ${what}`;
      throw new NeverCame(`${came} within ${timeoutMs} ms. ${told(seen.map(tell))}`);
    }
    await pause(interval);
  }
}

function told(lines: readonly string[]): string {
  if (lines.length === 0) return 'There was nothing at all.';
  const earlier = lines.length - mostTold;
  const shown = [...(earlier > 0 ? [`(${earlier} earlier ones)`] : []), ...lines.slice(-mostTold)];
  return `There was instead:\n${shown.map((line) => `  ${line}`).join('\n')}`;
}
