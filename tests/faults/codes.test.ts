import { createNewPassword, resendOtp, verifyOtp, verifyOtpLogin } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from './support/http.ts';
import { parallel, tally } from './support/parallel.ts';
import { Random } from './support/random.ts';
import { aServer } from './support/server.ts';
import { seed } from './support/sizes.ts';
import { codes } from './support/two-companies.ts';

const email = 'asha@acme.example';

const calls = [
  { name: 'verifyotp', call: verifyOtp, who: { userId: 'nina' }, code: codes.nina, signedUp: 'nina' },
  { name: 'verifyotplogin', call: verifyOtpLogin, who: { email }, code: codes.asha, signedUp: 'asha' },
];

const messageOf = ({ text }: HttpAnswer): string => (JSON.parse(text) as { message: string }).message;
const opensSession = ({ headers }: HttpAnswer): boolean =>
  (headers['set-cookie'] ?? []).some((cookie) => /^session=[^;]/.test(cookie));

function drawWrongCode(random: Random, right: number): number {
  const drawn = 100_000 + random.below(900_000);
  return drawn === right ? drawWrongCode(random, right) : drawn;
}

describe.each(calls)('$name', ({ call, who, code, signedUp }) => {
  async function guesser(): Promise<(otp: number) => Promise<HttpAnswer>> {
    const server = await aServer();
    const cookie = server.signUpCookieOf(signedUp);
    return (otp) => server.call(call, { body: { ...who, otp } }, cookie);
  }

  it('spends the code after five of 100 simultaneous wrong guesses', async () => {
    const random = new Random(seed);
    const enter = await guesser();
    const answers = await parallel(100, () => enter(drawWrongCode(random, code)));
    expect(tally(answers.map(messageOf))).toMatchObject({ 'Invalid OTP': 5 });
    expect(opensSession(await enter(code))).toBe(false);
  });

  it('opens one session for 100 simultaneous callers with the right code', async () => {
    const enter = await guesser();
    const answers = await parallel(100, () => enter(code));
    expect(answers.filter(opensSession)).toHaveLength(1);
    expect(tally(answers.map(messageOf))).toEqual({ 'Your code is correct.': 1, 'Invalid OTP': 99 });
  });
});

it('resendOtp sends the same code to simultaneous requests', async () => {
  const server = await aServer();
  await parallel(20, () => server.call(resendOtp, { body: { email } }));
  const sent = new Set(server.world.store.find('messages', 'to', email).map(({ code }) => Number(code)));
  const [code] = sent;
  expect(sent.size).toBe(1);
  expect(opensSession(await server.call(verifyOtpLogin, { body: { email, otp: code } }))).toBe(true);
});

it('createNewPassword accepts one of two sessions from a code', async () => {
  const server = await aServer();
  const { headers } = await server.call(verifyOtpLogin, { body: { email, otp: codes.asha } });
  const [newer = ''] = headers['set-cookie'] ?? [];
  const cookies = [server.cookieOf('asha-by-code'), newer.slice(0, newer.indexOf(';'))];
  const answers = await Promise.all(
    cookies.map((cookie) => server.call(createNewPassword, { body: { email, password: 'Another1!' } }, cookie)),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 401: 1 });
  expect(server.world.store.find('sessions', 'accountId', 'asha')).toEqual([]);
});
