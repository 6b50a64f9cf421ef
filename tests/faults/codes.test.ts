import { verifyOtp, verifyOtpLogin } from '@glo/adapters/wire/account';
import type { Call } from '@glo/adapters/wire/call';
import { describe, expect, it } from 'vitest';
import { aServer, type Server } from './support/server.ts';
import { codes } from './support/two-companies.ts';

interface OpenCode {
  readonly name: string;
  readonly call: Call;
  readonly right: number;
  /** The body that tries a code. */
  readonly tryOf: (otp: number) => object;
}

const openCodes: readonly OpenCode[] = [
  { name: 'sign-up', call: verifyOtp, right: codes.nina, tryOf: (otp) => ({ userId: 'nina', otp }) },
  {
    name: 'a new password',
    call: verifyOtpLogin,
    right: codes.asha,
    tryOf: (otp) => ({ email: 'asha@recruiters.example', otp }),
  },
];

const guesses = 1000;

const sessionIds = (server: Server) => Array.from(server.world.store.all('sessions'), ({ id }) => id);

describe.each(openCodes)('the code for $name', ({ call, right, tryOf }) => {
  /** What trying a code came to. */
  async function attempt(server: Server, otp: number): Promise<'opened' | 'refused' | number> {
    const { status, headers, text } = await server.call(call, { body: tryOf(otp) });
    if (status !== 200) return status;
    const opened = headers['set-cookie']?.some((cookie) => cookie.startsWith('session=')) ?? false;
    expect(opened).toBe(!(JSON.parse(text) as { error: boolean }).error);
    return opened ? 'opened' : 'refused';
  }

  it(`does not give way to ${guesses} guesses, though the right one is among them`, async () => {
    const server = await aServer();
    const sessions = server.world.store.count('sessions');
    for (let guess = 0; guess < guesses; guess += 1) {
      const otp = guess === 700 ? right : 100_000 + guess;
      expect(await attempt(server, otp)).toBe('refused');
    }
    expect(await attempt(server, right)).toBe('refused');
    expect(server.world.store.count('sessions')).toBe(sessions);
  });

  it('does not give way to guesses made at once', async () => {
    const server = await aServer();
    const tries = Array.from({ length: 100 }, (_, guess) => attempt(server, guess === 50 ? right : 100_000 + guess));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome !== 'refused')).toEqual([]);
  });

  it('lets guesses wait where tries are limited', async () => {
    const server = await aServer({ rateLimit: 1 });
    const outcomes = new Map<unknown, number>();
    for (let guess = 0; guess < guesses; guess += 1) {
      const outcome = await attempt(server, 100_000 + guess);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect([...outcomes.keys()]).toEqual(['refused', 429]);
    expect(outcomes.get(429)).toBeGreaterThan(guesses / 2);
  });

  it('opens one session when it is used a hundred times at once', async () => {
    const server = await aServer();
    const before = new Set(sessionIds(server));
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => attempt(server, right)));
    expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(99);
    expect(sessionIds(server).filter((id) => !before.has(id))).toHaveLength(1);
  });
});
