import * as wire from '@glo/adapters/wire/account';
import * as codesWire from '@glo/adapters/wire/account-codes';
import { changePassword } from '@glo/adapters/wire/profile';
import { describe, expect, it, vi } from 'vitest';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

const email = 'asha@acme.example';
const minute = 60_000;
const rows = { accounts: [anAccount('asha')] };
/** Never sent: codes start at 100000. */
const wrongCode = 99_999;

describe('POST /verifyotp', () => {
  async function afterSignUp() {
    const running = await aRunningStandIn();
    const visitor = running.visitor();
    const body = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };
    const reply = (await visitor.call(codesWire.signUp, { body })).body as { _id: string };
    const enter = (otp: number) => visitor.call(codesWire.verifyOtp, { body: { userId: reply._id, otp } });
    return { ...running, visitor, userId: reply._id, enter, code: await visitor.codeOf(body.email) };
  }

  it('verifies the account and signs in', async () => {
    const { enter, code, userId, visitor, world } = await afterSignUp();
    const { status, body } = await enter(code);
    expect(status).toBe(200);
    const user = { _id: userId, email: 'new@acme.example', verified: true, is_form_filled: false };
    expect(body).toEqual({ error: false, message: 'Your code is right.', user });
    expect(world.store.get('accounts', userId)?.verified).toBe(true);
    const details = await visitor.call(wire.getRecruiterDetails, { query: { id: userId } });
    expect(details.body).toEqual({ recruiter: [] });
  });

  it('works once', async () => {
    const { enter, code } = await afterSignUp();
    await enter(code);
    expect((await enter(code)).body).toEqual({ error: true, message: 'Invalid OTP' });
  });

  it('refuses a wrong code without a session', async () => {
    const { enter, visitor } = await afterSignUp();
    const { status, body } = await enter(wrongCode);
    expect(status).toBe(200);
    expect(body).toEqual({ error: true, message: 'Invalid OTP' });
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('is still good one moment before 15 minutes are over', async () => {
    const { enter, code, clock } = await afterSignUp();
    clock.advance(15 * minute - 1);
    expect((await enter(code)).body).toMatchObject({ error: false });
  });

  it('has expired after 15 minutes', async () => {
    const { enter, code, clock } = await afterSignUp();
    clock.advance(15 * minute);
    expect((await enter(code)).body).toEqual({ error: true, message: expect.stringContaining('expired') });
  });

  it('is still good after four wrong tries', async () => {
    const { enter, code } = await afterSignUp();
    for (let tries = 0; tries < 4; tries++) await enter(wrongCode);
    expect((await enter(code)).body).toMatchObject({ error: false });
  });

  it('is spent after five', async () => {
    const { enter, code } = await afterSignUp();
    for (let tries = 0; tries < 5; tries++) await enter(wrongCode);
    expect((await enter(code)).body).toEqual({ error: true, message: expect.stringContaining('too often') });
  });

  it('counts wrong tries made at the same time', async () => {
    const { enter, code } = await afterSignUp();
    await Promise.all(Array.from({ length: 5 }, () => enter(wrongCode)));
    expect((await enter(code)).body).toMatchObject({ error: true });
  });

  it('says the same about an account that does not exist', async () => {
    const { visitor } = await aRunningStandIn();
    const { status, body } = await visitor().call(codesWire.verifyOtp, { body: { userId: 'nobody', otp: 123_456 } });
    expect(status).toBe(200);
    expect(body).toEqual({ error: true, message: 'Invalid OTP' });
  });

  it.each(['123456', 12.5, -1, 1_000_000])('refuses %j as a code', async (otp) => {
    const { visitor } = await aRunningStandIn();
    const { status, body } = await visitor().call(codesWire.verifyOtp, { body: { userId: 'asha', otp } });
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.stringMatching(/^otp: /) });
  });
});

describe('POST /resendotp', () => {
  it('replaces the open code', async () => {
    const { visitor } = await aRunningStandIn(rows);
    const somebody = visitor();
    await somebody.call(codesWire.forgotPassword, { body: { email } });
    for (let tries = 0; tries < 5; tries++) {
      await somebody.call(codesWire.verifyOtpLogin, { body: { email, otp: wrongCode } });
    }
    await somebody.call(codesWire.resendOtp, { body: { email } });
    expect(await somebody.mailOf(email)).toHaveLength(2);
    const answer = await somebody.call(codesWire.verifyOtpLogin, {
      body: { email, otp: await somebody.codeOf(email) },
    });
    expect(answer.body).toMatchObject({ error: false });
  });

  it('writes as much where no code is expected, so that the time it takes tells nothing', async () => {
    const { visitor, world } = await aRunningStandIn(rows);
    await visitor().call(codesWire.forgotPassword, { body: { email } });
    const { store } = world;
    const write = store.write.bind(store);
    let puts: string[] = [];
    store.write = (work) =>
      write((tx) => {
        const put = vi.spyOn(tx, 'put');
        const result = work(tx);
        puts = put.mock.calls.map(([collection]) => collection);
        put.mockRestore();
        return result;
      });
    const seen: string[][] = [];
    for (const address of [email, 'who@acme.example']) {
      puts = [];
      await visitor().call(codesWire.resendOtp, { body: { email: address } });
      seen.push(puts);
    }
    expect(seen).toEqual([
      ['codes', 'messages'],
      ['codes', 'messages'],
    ]);
    expect([store.count('codes'), store.count('messages')]).toEqual([1, 2]);
  });

  it('answers everybody the same, and sends only where a code is expected', async () => {
    const { visitor, world } = await aRunningStandIn(rows);
    const unknown = await visitor().call(codesWire.resendOtp, { body: { email: 'who@acme.example' } });
    const notExpected = await visitor().call(codesWire.resendOtp, { body: { email } });
    expect(world.store.count('messages')).toBe(0);
    await visitor().call(codesWire.forgotPassword, { body: { email } });
    const expected = await visitor().call(codesWire.resendOtp, { body: { email } });
    expect(world.store.count('messages')).toBe(2);
    expect([unknown.status, notExpected.status, expected.status]).toEqual([200, 200, 200]);
    expect(notExpected.body).toEqual(unknown.body);
    expect(expected.body).toEqual(unknown.body);
  });
});

describe('an open code', () => {
  const enter = (visitor: Visitor, otp: number) => visitor.call(codesWire.verifyOtpLogin, { body: { email, otp } });

  it('ends with a changed password', async () => {
    const { visitor, signedIn } = await aRunningStandIn(rows);
    const somebody = visitor();
    await somebody.call(codesWire.forgotPassword, { body: { email } });
    const body = { currentPassword: passwordOfAll, newPassword: 'Another one 2' };
    await (await signedIn(email)).call(changePassword, { params: { recruiterId: 'asha' }, body });
    expect((await enter(somebody, await somebody.codeOf(email))).body).toEqual({ error: true, message: 'Invalid OTP' });
  });

  it('ends with a new password that another code won', async () => {
    const { visitor } = await aRunningStandIn(rows);
    const [first, second] = [visitor(), visitor()];
    await first.call(codesWire.forgotPassword, { body: { email } });
    await enter(first, await first.codeOf(email));
    await second.call(codesWire.forgotPassword, { body: { email } });
    await first.call(codesWire.createNewPassword, { body: { email, password: 'Another one 2' } });
    expect((await enter(second, await second.codeOf(email))).body).toEqual({ error: true, message: 'Invalid OTP' });
  });
});

describe('POST /forgotpassword', () => {
  it.each(['who@acme.example', 'ulla@acme.example', 'gita@acme.example'])(
    'says why nothing is sent to %s',
    async (address) => {
      const accounts = [anAccount('ulla', { verified: false }), anAccount('gita', { passwordHash: null })];
      const { visitor, world } = await aRunningStandIn({ accounts });
      const { status, body } = await visitor().call(codesWire.forgotPassword, { body: { email: address } });
      expect(status).toBe(200);
      expect(body).toEqual({ error: true, message: expect.stringMatching(/account/) });
      expect(world.store.count('messages')).toBe(0);
    },
  );
});

describe('POST /createnewpassword', () => {
  const password = 'Another one 2';

  async function afterCode() {
    const running = await aRunningStandIn({ accounts: [anAccount('asha'), anAccount('bela')] });
    const elsewhere = await running.signedIn(email);
    const visitor = running.visitor();
    await visitor.call(codesWire.forgotPassword, { body: { email } });
    const { body } = await visitor.call(codesWire.verifyOtpLogin, {
      body: { email, otp: await visitor.codeOf(email) },
    });
    expect(body).toMatchObject({ error: false, user: { _id: 'asha', email, verified: true } });
    const choose = (change = {}) => visitor.call(codesWire.createNewPassword, { body: { email, password, ...change } });
    return { ...running, visitor, elsewhere, choose };
  }

  it('sets the password, once, and ends every session of the account', async () => {
    const { choose, visitor, elsewhere, world } = await afterCode();
    const cookie = visitor.cookies.get('session') ?? '';
    const { status, body } = await choose();
    expect([visitor.cookies.has('session'), world.store.count('sessions')]).toEqual([false, 0]);
    visitor.cookies.set('session', cookie);
    expect((await choose({ password: 'Another3!' })).status).toBe(401);
    expect([status, body]).toEqual([200, { error: false, message: expect.any(String) }]);
    const old = await visitor.call(wire.login, { body: { email, password: passwordOfAll } });
    expect(old.body).toMatchObject({ error: true, type: 'password' });
    expect((await visitor.call(wire.login, { body: { email, password } })).body).toMatchObject({ verified: true });
    expect((await elsewhere.call(wire.getRecruiterDetails, { query: { id: 'asha' } })).status).toBe(401);
  });

  it('is refused when the code was entered more than 15 minutes ago', async () => {
    const { choose, clock } = await afterCode();
    clock.advance(15 * minute + 1);
    expect(await choose()).toMatchObject({
      status: 403,
      body: { message: 'Please ask for a verification code first.' },
    });
  });

  it('is refused for another account', async () => {
    const { choose } = await afterCode();
    expect((await choose({ email: 'bela@acme.example' })).status).toBe(403);
  });

  it('is refused for who signed in with the password', async () => {
    const { elsewhere } = await afterCode();
    expect((await elsewhere.call(codesWire.createNewPassword, { body: { email, password } })).status).toBe(403);
  });

  it('is refused for strangers, whatever they send', async () => {
    const { visitor } = await aRunningStandIn(rows);
    expect(await visitor().call(codesWire.createNewPassword, { body: {} })).toMatchObject({
      status: 401,
      body: { message: 'Please sign in.' },
    });
  });

  it('wants a strong password', async () => {
    const { choose } = await afterCode();
    expect(await choose({ password: 'weak' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Must be 8 characters or longer.') },
    });
  });
});
