import { login } from '@glo/adapters/wire/account';
import { forgotPassword, resendOtp, signUp, verifyOtp, verifyOtpLogin } from '@glo/adapters/wire/account-codes';
import type { Call } from '@glo/adapters/wire/call';
import { getProfileData } from '@glo/adapters/wire/candidates';
import { describe, expect, it } from 'vitest';
import { seconds } from '../../apps/mock-api/src/data/durations.ts';
import { aClock } from '../../apps/mock-api/src/testing/clock.ts';
import { passwordOfAll } from '../../apps/mock-api/src/testing/people.ts';
import { type HttpAnswer, requestOf } from './support/http.ts';
import { parallel } from './support/parallel.ts';
import { aServer } from './support/server.ts';
import { sizeOf } from './support/sizes.ts';
import { start } from './support/two-companies.ts';

/** Attacks of one person that succeeded before there were limits. Runs with the default limits. */

const email = 'asha@acme.example';
/** Never sent, because codes start at 100000. */
const wrongCode = 99_999;

async function underAttack() {
  const clock = aClock(start);
  const server = await aServer({ clock, rateLimit: 1, limits: { profiles: 3 } });
  /** Makes a call from that address, in a browser with those cookies. */
  const from = async (address: string, call: Call, body: object, cookie?: string) => {
    const { headers, ...request } = await requestOf(call, { body }, cookie);
    return server.send({ ...request, headers: { ...headers, 'x-forwarded-for': address } });
  };
  return { ...server, clock, from };
}

const cookieOf = ({ headers }: HttpAnswer, name: string): string => {
  const cookies = headers['set-cookie'] ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.replace(/;.*/, '') ?? '';
};

describe('invented addresses', () => {
  const flood = sizeOf(600, 30_100);

  it(`${flood} of one caller, or as many callers at one, do not affect others`, { timeout: 300_000 }, async () => {
    const { from, clock, cookieOf: sessionOf, call } = await underAttack();
    const guess = () => from('203.0.113.1', login, { email, password: 'Wrong one 1' });
    for (const wait of [0, 1, 2, 4]) {
      clock.advance(seconds(wait));
      expect((await guess()).status).toBe(200);
    }
    const read = () => call(getProfileData, { query: { student_id: 'c1' } }, sessionOf('asha'));
    for (let count = 0; count < 3; count++) await read();
    expect((await read()).status).toBe(429);

    const invented = (number: number) => `invented${number}@acme.example`;
    await parallel(flood, (number) => from('203.0.113.2', forgotPassword, { email: invented(number) }));
    await parallel(flood, (number) => {
      const address = `2001:db8:${number.toString(16)}::1`;
      return from(address, verifyOtpLogin, { email: invented(number), otp: wrongCode });
    });

    const refused = await guess();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '8']);
    expect((await read()).status).toBe(429);
  });
});

describe('a stranger', () => {
  const enter = (otp: number) => ({ email, otp });

  it('neither uses up nor replaces the code of an owner', async () => {
    const { from, clock, world } = await underAttack();
    await from('198.51.100.1', forgotPassword, { email });
    const [message] = world.store.find('messages', 'to', email);
    await parallel(20, () => from('203.0.113.1', verifyOtpLogin, enter(wrongCode)));
    for (let count = 0; count < 5; count++) {
      clock.advance(seconds(16));
      await from('203.0.113.1', verifyOtpLogin, enter(wrongCode));
      await from('203.0.113.1', resendOtp, { email });
    }
    const answer = await from('198.51.100.1', verifyOtpLogin, enter(Number(message?.code)));
    expect(cookieOf(answer, 'session')).not.toBe('');
  });

  it('does not stop a sign-up', async () => {
    const { from, world } = await underAttack();
    const body = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };
    const signedUp = await from('198.51.100.1', signUp, body);
    const { _id: userId } = JSON.parse(signedUp.text) as { _id: string };
    for (let count = 0; count < 2; count++) {
      const other = await from('203.0.113.1', signUp, { ...body, password: 'Another one 2' });
      await from('203.0.113.1', verifyOtp, { userId, otp: wrongCode }, cookieOf(other, 'signup'));
    }
    const otp = Number(world.store.find('messages', 'to', body.email).at(-1)?.code);
    const answer = await from('198.51.100.1', verifyOtp, { userId, otp }, cookieOf(signedUp, 'signup'));
    expect(cookieOf(answer, 'session')).not.toBe('');
    const signIn = (password: string) => from('198.51.100.1', login, { email: body.email, password });
    expect((await signIn(passwordOfAll)).text).toContain('"verified":true');
    expect((await signIn('Another one 2')).text).toContain('Wrong password.');
  });

  it('at 60 addresses sends ten codes to one mailbox, in any spelling', async () => {
    const { from, world } = await underAttack();
    const spellings = [email, 'ASHA@acme.example', `<${email}>`, `${email}>`, `${email};`, `mailto:${email}`];
    await parallel(60, (number) => {
      const call = number % 2 === 0 ? forgotPassword : resendOtp;
      return from(`203.0.113.${number}`, call, { email: spellings[number % spellings.length] });
    });
    const codes = Array.from(world.store.all('messages')).filter(({ kind }) => kind === 'code');
    expect(codes.map(({ to }) => to)).toEqual(Array.from({ length: 10 }, () => email));
  });

  it('sends no large, deep or wide body, and all others are answered', async () => {
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
