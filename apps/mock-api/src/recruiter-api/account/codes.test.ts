import * as wire from '@glo/adapters/wire/account';
import * as codesWire from '@glo/adapters/wire/account-codes';
import { changePassword } from '@glo/adapters/wire/profile';
import { describe, expect, it, vi } from 'vitest';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

const email = 'asha@acme.example';
const minute = 60_000;
const rows = { accounts: [anAccount('asha')] };
/** Never sent: codes start at 100000. */
const wrongCode = 99_999;

describe('POST /verifyotp', () => {
  async function afterSignUp() {
    const running = await aRunningMockApi();
    const visitor = running.visitor();
    const body = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };
    const reply = (await visitor.call(codesWire.signUp, { body })).body as { _id: string };
    const enter = (otp: number) => visitor.call(codesWire.verifyOtp, { body: { userId: reply._id, otp } });
    return { ...running, visitor, userId: reply._id, enter, code: await visitor.codeOf(body.email) };
  }

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

  it('counts wrong tries made at the same time', async () => {
    const { enter, code } = await afterSignUp();
    await Promise.all(Array.from({ length: 5 }, () => enter(wrongCode)));
    expect((await enter(code)).body).toMatchObject({ error: true });
  });
});

describe('POST /resendotp', () => {
  it('writes as much where no code is expected, so that the time it takes tells nothing', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
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
});

describe('an open code', () => {
  const enter = (visitor: Visitor, otp: number) => visitor.call(codesWire.verifyOtpLogin, { body: { email, otp } });

  it('ends with a changed password', async () => {
    const { visitor, signedIn } = await aRunningMockApi(rows);
    const somebody = visitor();
    await somebody.call(codesWire.forgotPassword, { body: { email } });
    const body = { currentPassword: passwordOfAll, newPassword: 'Another one 2' };
    await (await signedIn(email)).call(changePassword, { params: { recruiterId: 'asha' }, body });
    expect((await enter(somebody, await somebody.codeOf(email))).body).toEqual({ error: true, message: 'Invalid OTP' });
  });
});

describe('POST /createnewpassword', () => {
  const password = 'Another one 2';

  async function afterCode() {
    const running = await aRunningMockApi({ accounts: [anAccount('asha'), anAccount('bela')] });
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

  it('is refused for strangers, whatever they send', async () => {
    const { visitor } = await aRunningMockApi(rows);
    expect(await visitor().call(codesWire.createNewPassword, { body: {} })).toMatchObject({
      status: 401,
      body: { message: 'Please sign in.' },
    });
  });
});
