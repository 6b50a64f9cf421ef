import { login } from '@glo/adapters/wire/account';
import { forgotPassword, resendOtp, signUp, verifyOtpLogin } from '@glo/adapters/wire/account-codes';
import type { Call } from '@glo/adapters/wire/call';
import { getProfileData } from '@glo/adapters/wire/candidates';
import { describe, expect, it } from 'vitest';
import { seconds } from '../../apps/mock-api/src/data/durations.ts';
import { books } from '../../apps/mock-api/src/store/counts/counts.ts';
import { aClock } from '../../apps/mock-api/src/testing/clock.ts';
import { passwordOfAll } from '../../apps/mock-api/src/testing/people.ts';
import { type HttpAnswer, requestOf } from './support/http.ts';
import { parallel, tally } from './support/parallel.ts';
import { aServer, type Server } from './support/server.ts';
import { sizeOf } from './support/sizes.ts';
import { start } from './support/two-companies.ts';

/** Attacks that succeeded before there were limits. Runs with the default limits. */

const email = 'asha@acme.example';
const [owner, attacker] = ['198.51.100.1', '203.0.113.1'];
const wrongPassword = { email, password: 'Wrong one 1' };
/** Never sent, because codes start at 100000. */
const wrongCode = 99_999;

async function underAttack() {
  const clock = aClock(start);
  const server = await aServer({ clock, rateLimit: 1 });
  /** Sends a call from an address with the browser's cookies. `wait` is the `Retry-After` of a 429, in seconds. */
  const from = async (address: string, call: Call, body: object, cookie?: string) => {
    const { headers, ...request } = await requestOf(call, { body }, cookie);
    const answer = await server.send({ ...request, headers: { ...headers, 'x-forwarded-for': address } });
    return { ...answer, wait: Number(answer.headers['retry-after'] ?? 0) };
  };
  return { ...server, clock, from };
}

/** Counts a failure from each of many networks. */
async function fillCounts({ world: { counts, clock } }: Server): Promise<void> {
  for (const book of ['addresses', 'callers', 'mailboxes'] as const) {
    for (let number = 0; number <= books[book].most; number++) {
      const [name, ...coarser] = [number, number >> 8, number >> 16].map((network) => `invented ${network}`);
      await counts.change<number, void>({ book, name: name ?? '', coarser }, clock.time, () => [1, undefined]);
    }
  }
}

async function inTurn(acts: readonly (() => Promise<HttpAnswer>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const act of acts) statuses.push((await act()).status);
  return statuses;
}

describe('invented email addresses', () => {
  const flood = sizeOf(300, 30_100);

  it(`change no limit of an account, even after ${flood} requests and with full counters`, {
    timeout: 300_000,
  }, async () => {
    const server = await underAttack();
    const { from, clock, call } = server;
    const signedIn = await from(owner, login, { email, password: passwordOfAll });
    const device = signedIn.headers['set-cookie']?.find((cookie) => cookie.startsWith('device='))?.replace(/;.*/, '');
    expect(await from(attacker, login, wrongPassword)).toMatchObject({ status: 200 });

    await parallel(flood, (number) => from('203.0.113.2', forgotPassword, { email: `invented${number}@acme.example` }));
    await fillCounts(server);

    const strangers = Array.from({ length: 60 }, (_, number) => `192.0.${number}.1`);
    const replies = await parallel(strangers.length, (at) => from(strangers[at] ?? '', forgotPassword, { email }));
    expect(tally(replies.map(({ status }) => status))).toEqual({ 200: strangers.length });
    expect((await from('192.0.2.1', login, { email, password: passwordOfAll })).text).toContain('"verified":true');
    const guesses = ['192.0.3.1', '192.0.3.2', '192.0.4.1'].map((address) => () => from(address, login, wrongPassword));
    expect(await inTurn(guesses)).toEqual([200, 429, 200]);
    expect(await from(attacker, login, wrongPassword)).toMatchObject({ status: 429, wait: 1 });
    clock.advance(seconds(1));
    expect((await from(attacker, verifyOtpLogin, { email, otp: wrongCode })).text).toContain('Invalid OTP');
    expect(await from(owner, forgotPassword, { email }, device)).toMatchObject({ status: 200 });
    expect(await from(owner, login, wrongPassword, device)).toMatchObject({ status: 200 });
    expect(await from(owner, login, wrongPassword, device)).toMatchObject({ status: 429, wait: 1 });
    const profile = { query: { student_id: 'c1' } };
    expect(await call(getProfileData, profile, server.cookieOf('asha'))).toMatchObject({ status: 200 });
  });
});

describe('a visitor', () => {
  it('can send at most ten codes to one mailbox, in any spelling', async () => {
    const { from, world } = await underAttack();
    const to = 'new@acme.example';
    const spellings = [to, 'NEW@acme.example', `<${to}>`, `${to}>`, `${to};`, `mailto:${to}`];
    const password = { password: passwordOfAll, is_google_signedIn: false };
    await from(owner, signUp, { email: to, ...password });
    const statuses = await parallel(60, async (number) => {
      const call = number % 2 === 0 ? signUp : resendOtp;
      const body = { email: spellings[Math.floor(number / 2) % spellings.length], ...password };
      return (await from(`203.0.113.${number}`, call, body)).status;
    });
    expect(tally(statuses)).toEqual({ 200: 50, 400: 10 });
    const codes = [...world.store.all('messages')].filter(({ kind }) => kind === 'code');
    expect(tally(codes.map((code) => code.to))).toEqual({ [to]: 10 });
  });

  it('cannot send large, deep or wide bodies, which do not block other requests', async () => {
    const { send, call } = await underAttack();
    const headers = { 'content-type': 'application/json' };
    const bodies = ['[', '[],', '{"a":', '"x",', 'x'].map((part) => `[${part.repeat((8 << 20) / part.length)}`);
    const answers = parallel(30, (at) =>
      send({
        method: 'POST',
        path: '/api/recruiter/user/login',
        headers,
        body: bodies[at % bodies.length] ?? '',
      }),
    );
    expect((await send({ method: 'GET', path: '/health', headers: {} })).status).toBe(200);
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([413]));
    expect((await call(login, { body: { email, password: passwordOfAll } })).text).toContain('"verified":true');
  });
});
