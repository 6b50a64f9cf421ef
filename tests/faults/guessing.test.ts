import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../apps/mock-api/src/data/durations.ts';
import {
  aMockApiUnderAttack,
  asha,
  enterCode,
  retryAfter,
  signedInReply,
  signIn,
  wrongCode,
} from '../../apps/mock-api/src/testing/guessers.ts';
import type { Answer } from '../../apps/mock-api/src/testing/visitor.ts';

/** Attacks for a day that wait as told. Runs with the default limits. */

const allCodes = 900_000;

/** Asha has signed in on `device`. */
async function underAttack() {
  const running = await aMockApiUnderAttack();
  const { clock } = running;
  const device = await running.signedIn(asha);
  device.cookies.delete('session');
  return {
    ...running,
    device,
    /** Guesses for `length` milliseconds and waits as told. Returns how many guesses the server checked. */
    async guesses(length: number, tryOnce: (made: number) => Promise<Answer>): Promise<number> {
      const end = clock.time + length;
      let made = 0;
      while (clock.time < end) {
        const answer = await tryOnce(made);
        const { message } = answer.body as { message: string };
        if (message === 'Invalid OTP') made += 1;
        else if (answer.status === 429) clock.advance(seconds(retryAfter(answer)));
        // The code was spent by five wrong guesses or has expired, so the server did not check the guess.
        else if (!message.includes('Please ask for a new one.')) throw new Error(message);
      }
      return made;
    },
  };
}

describe('a day of guessing', () => {
  it('allows 47 guesses at the codes of one account from one address, because no more codes are sent', async () => {
    const { clock, guesses, from, device } = await underAttack();
    const attacker = from('203.0.113.1');
    let askedAt = 0;
    const made = await guesses(hours(24), async (count) => {
      if (count % 5 === 0 || clock.time - askedAt >= minutes(15)) {
        askedAt = clock.time;
        await attacker.call(forgotPassword, { body: { email: asha } });
      }
      return enterCode(attacker, wrongCode);
    });
    expect(made).toBe(47);
    device.address = attacker.address;
    expect(await signIn(device)).toMatchObject(signedInReply);
  });

  it('allows 100 guesses at the codes of one account from 200 addresses', async () => {
    const { guesses, from, device } = await underAttack();
    let tries = 0;
    const made = await guesses(hours(24), async (count) => {
      tries += 1;
      const attacker = from(`203.0.113.${tries % 200}`);
      if (count % 5 === 0) await attacker.call(forgotPassword, { body: { email: asha } });
      return enterCode(attacker, wrongCode);
    });
    expect(made / allCodes).toBeLessThanOrEqual(1 / 9000);
    expect(made).toBe(100);
    device.address = '203.0.113.1';
    expect(await signIn(device)).toMatchObject(signedInReply);
    expect(await signIn(from('198.51.100.2'))).toMatchObject(signedInReply);
  });
});
