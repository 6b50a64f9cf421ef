import { login } from '@glo/adapters/wire/account';
import { signUp, verifyOtp } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { aRecruiter, anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';

const asha = { email: 'asha@acme.example', password: passwordOfAll };
const newcomer = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };

describe('POST /user/signup', () => {
  it('opens an account that has to be verified, and sends a code', async () => {
    const { visitor, world } = await aRunningStandIn();
    const { status, body } = await visitor().call(signUp, { body: { ...newcomer, email: ' New@Acme.example ' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ verified: false, _id: expect.any(String) });
    const [account] = world.store.all('accounts');
    expect(account).toMatchObject({ email: 'new@acme.example', verified: false });
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    const [message, ...more] = await visitor().mailOf('new@acme.example');
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'code', code: expect.stringMatching(/^[1-9]\d{5}$/) });
    expect(message?.text).toContain(message?.code);
  });

  it('takes nobody at their word about being verified', async () => {
    const { visitor, world } = await aRunningStandIn();
    const { body } = await visitor().call(signUp, {
      body: { ...newcomer, verified: true, isCompanyAdmin: true, googleSignedIn: true },
    });
    expect(body).toMatchObject({ verified: false });
    expect([...world.store.all('accounts')]).toMatchObject([{ verified: false, googleSignedIn: false }]);
    expect(world.store.count('sessions')).toBe(0);
  });

  it('says so when the e-mail is registered, and sends nothing', async () => {
    const { visitor, world } = await aRunningStandIn({ accounts: [anAccount('asha')] });
    const { status, body } = await visitor().call(signUp, { body: { ...newcomer, email: 'ASHA@acme.example' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ verified: true });
    expect(body).not.toHaveProperty('_id');
    expect(world.store.count('messages')).toBe(0);
    expect([...world.store.all('accounts')]).toEqual([anAccount('asha')]);
  });

  it('sends a fresh code for the same account to who signs up again, and the last password counts', async () => {
    const { visitor, clock } = await aRunningStandIn();
    const somebody = visitor();
    const first = await somebody.call(signUp, { body: newcomer });
    const oldCode = await somebody.codeOf(newcomer.email);
    clock.advance(1000);
    const second = await somebody.call(signUp, { body: { ...newcomer, password: 'Changed my mind 2' } });
    expect(second.body).toEqual(first.body);
    const { _id } = second.body as { _id: string };

    const newCode = await somebody.codeOf(newcomer.email);
    const enter = (otp: number) => somebody.call(verifyOtp, { body: { userId: _id, otp } });
    expect((await enter(oldCode)).body).toMatchObject({ error: true });
    expect((await enter(newCode)).body).toMatchObject({ error: false });
    const withOld = await visitor().call(login, { body: newcomer });
    expect(withOld.body).toMatchObject({ error: true, type: 'password' });
    const withNew = await visitor().call(login, { body: { ...newcomer, password: 'Changed my mind 2' } });
    expect(withNew.body).toMatchObject({ verified: true, _id });
  });

  it.each([
    [{ email: 'nonsense' }, 'email: '],
    [{ email: undefined }, 'email: This field is missing.'],
    [{ email: 7 }, 'email: '],
    [{ password: 'short1' }, 'password: Must be 8 characters or longer.'],
    [{ password: 'no digit or symbol' }, 'password: Must be 8 characters or longer.'],
    [{ is_google_signedIn: 'no' }, 'is_google_signedIn: '],
  ])('refuses %j by name', async (change, words) => {
    const { visitor, world } = await aRunningStandIn();
    const { status, body } = await visitor().call(signUp, { body: { ...newcomer, ...change } });
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(words);
    expect(world.store.count('accounts')).toBe(0);
  });
});

describe('POST /user/login', () => {
  it.each([
    ['before onboarding', [], false],
    ['after onboarding', [aRecruiter('asha')], true],
  ])('signs in %s', async (_when, recruiters, filled) => {
    const { visitor } = await aRunningStandIn({ accounts: [anAccount('asha')], recruiters });
    const somebody = visitor();
    const { status, body } = await somebody.call(login, { body: { ...asha, email: 'Asha@ACME.example' } });
    expect(status).toBe(200);
    expect(body).toEqual({ verified: true, is_form_filled: filled, _id: 'asha' });
    expect(somebody.cookies.has('session')).toBe(true);
  });

  it.each([
    [
      'an unknown e-mail',
      { email: 'who@acme.example' },
      { error: true, type: 'email', message: 'No account with this e-mail.' },
    ],
    ['a wrong password', { password: 'Welcome2!' }, { error: true, type: 'password', message: 'Wrong password.' }],
    [
      'an account that signs in with Google',
      { email: 'gita@acme.example' },
      { error: true, type: 'email', message: 'This account signs in with Google.' },
    ],
    ['an unverified account', { email: 'ulla@acme.example' }, { verified: false, message: 'User not found' }],
  ])('refuses %s in the documented way, without a session', async (_what, change, reply) => {
    const { visitor, world } = await aRunningStandIn({
      accounts: [
        anAccount('asha'),
        anAccount('ulla', { verified: false }),
        anAccount('gita', { passwordHash: null, googleSignedIn: true }),
      ],
    });
    const somebody = visitor();
    const { status, body } = await somebody.call(login, { body: { ...asha, ...change } });
    expect(status).toBe(200);
    expect(body).toEqual(reply);
    expect(somebody.cookies.has('session')).toBe(false);
    expect(world.store.count('sessions')).toBe(0);
  });

  it.each([
    [{ password: '' }, 'password: This must not be empty.'],
    [{ email: '' }, 'email: '],
  ])('refuses %j by name', async (change, words) => {
    const { visitor } = await aRunningStandIn();
    const { status, body } = await visitor().call(login, { body: { ...asha, ...change } });
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(words);
  });
});
