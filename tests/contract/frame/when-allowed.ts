import { setTimeout } from 'node:timers/promises';
import type { Received } from './receive.ts';

/** Seconds: who is told to wait longer has met more than a limit against haste. */
const longestWait = 60;

/**
 * Asks, and where the service answers 429 asks again after the seconds it names, at most three times: a limit that the cases meet only
 * because they are quick is no answer to them.
 */
export async function whenAllowed(
  ask: () => Promise<Received>,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<Received> {
  for (let tries = 0; ; tries += 1) {
    const received = await ask();
    const seconds = Number(received.headers.get('retry-after') ?? 1);
    if (received.status !== 429 || tries === 3 || !(seconds <= longestWait)) return received;
    await wait(seconds * 1000);
  }
}
