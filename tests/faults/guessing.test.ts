import { login } from '@glo/adapters/wire/account';
import { forgotPassword, verifyOtpLogin } from '@glo/adapters/wire/account-codes';
import type { Call } from '@glo/adapters/wire/call';
import { describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../apps/mock-api/src/data/durations.ts';
import { aClock } from '../../apps/mock-api/src/testing/clock.ts';
import { passwordOfAll } from '../../apps/mock-api/src/testing/people.ts';
import { type HttpAnswer, requestOf } from './support/http.ts';
import { aServer } from './support/server.ts';
import { start } from './support/two-companies.ts';

/** Attacks for a day that wait as told. Runs with the default limits. */

const email = 'asha@acme.example';
const allCodes = 900_000;
/** Never sent, because codes start at 100000. The server checks it like any other code. */
const wrongCode = 99_999;

const isGuess = ({ text }: HttpAnswer) => text.includes('Invalid OTP');
/** The code was spent by five wrong guesses or has expired, so the server did not check the guess. */
const isSpentCode = ({ text }: HttpAnswer) => text.includes('Please ask for a new one.');
const isSignedIn = ({ text }: HttpAnswer) => text.includes('"verified":true');

async function underAttack() {
  const clock = aClock(start);
  const server = await aServer({ clock, rateLimit: 1 });
  const from = async (address: string, call: Call, body: object, cookie?: string) => {
    const { headers, ...request } = await requestOf(call, { body }, cookie);
    return server.send({ ...request, headers: { ...headers, 'x-forwarded-for': address } });
  };
  const signIn = (address: string, cookie?: string) => from(address, login, { email, password: passwordOfAll }, cookie);
  const cookies = (await signIn('198.51.100.1')).headers['set-cookie'] ?? [];
  const [device = ''] = cookies.filter((cookie) => cookie.startsWith('device='));
  return {
    clock,
    from,
    signIn,
    ownerSignsIn: (address: string) => signIn(address, device.slice(0, device.indexOf(';'))),
    /** Guesses for `length` milliseconds and waits as told. Returns how many guesses the server checked. */
    async guesses(length: number, tryOnce: (made: number) => Promise<HttpAnswer>): Promise<number> {
      const end = clock.time + length;
      let made = 0;
      while (clock.time < end) {
        const answer = await tryOnce(made);
        if (isGuess(answer)) made += 1;
        else if (answer.status === 429) clock.advance(seconds(Number(answer.headers['retry-after'])));
        else if (!isSpentCode(answer)) throw new Error(answer.text);
      }
      return made;
    },
  };
}

describe('a day of guessing', () => {
  it('allows 47 guesses at the codes of one account from one address, because no more codes are sent', async () => {
    const { clock, guesses, from, ownerSignsIn } = await underAttack();
    const address = '203.0.113.1';
    let askedAt = 0;
    const made = await guesses(hours(24), async (count) => {
      if (count % 5 === 0 || clock.time - askedAt >= minutes(15)) {
        askedAt = clock.time;
        await from(address, forgotPassword, { email });
      }
      return from(address, verifyOtpLogin, { email, otp: wrongCode });
    });
    expect(made).toBe(47);
    expect(isSignedIn(await ownerSignsIn(address))).toBe(true);
  });

  it('allows 100 guesses at the codes of one account from 200 addresses', async () => {
    const { guesses, from, signIn, ownerSignsIn } = await underAttack();
    let tries = 0;
    const made = await guesses(hours(24), async (count) => {
      tries += 1;
      const address = `203.0.113.${tries % 200}`;
      if (count % 5 === 0) await from(address, forgotPassword, { email });
      return from(address, verifyOtpLogin, { email, otp: wrongCode });
    });
    expect(made / allCodes).toBeLessThanOrEqual(1 / 9000);
    expect(made).toBe(100);
    expect(isSignedIn(await ownerSignsIn('203.0.113.1'))).toBe(true);
    expect(isSignedIn(await signIn('198.51.100.2'))).toBe(true);
  });
});
