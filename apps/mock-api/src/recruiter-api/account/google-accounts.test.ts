import { getRecruiterDetails, login } from '@glo/adapters/wire/account';
import { forgotPassword, signUp, verifyOtp } from '@glo/adapters/wire/account-codes';
import { changePassword, deleteAccount } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../../data/durations.ts';
import type { AccountRow } from '../../data/rows.ts';
import { aCredentialFor, withDevelopmentSignIn } from '../../testing/google.ts';
import { anAccount, aRecruiter, passwordOfAll } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

const email = 'asha@acme.example';
const googleAccount = anAccount('asha', { passwordHash: null, googleSignedIn: true });
const unconfirmed = anAccount('asha', { verified: false });

function aStandIn(...accounts: AccountRow[]) {
  return aRunningStandIn({ accounts, recruiters: [] }, withDevelopmentSignIn);
}

const signUpAs = (visitor: Visitor, credential: string | undefined, change: object = {}) =>
  visitor.call(signUp, { body: { email, password: passwordOfAll, is_google_signedIn: true, credential, ...change } });

const loginAs = (visitor: Visitor, credential: string, change: object = {}) =>
  visitor.call(login, { body: { email, password: '', credential, ...change } });

describe('signing up with Google', () => {
  it('makes a verified account at once, signs in, and keeps no password', async () => {
    const { visitor, world } = await aStandIn();
    const asha = visitor();
    const { status, body } = await signUpAs(asha, await aCredentialFor(asha, 'Asha@acme.example'));
    const [account] = [...world.store.all('accounts')];
    expect([status, body]).toEqual([200, { verified: true, _id: account?.id, message: 'Welcome.' }]);
    expect(account).toMatchObject({ email, passwordHash: null, verified: true, googleSignedIn: true });
    expect([...world.store.all('messages')]).toEqual([]);
    const details = await asha.call(getRecruiterDetails, { query: { id: account?.id ?? '' } });
    expect(details).toMatchObject({ status: 200, body: { recruiter: [] } });
  });

  it('leaves an account that is there as it is', async () => {
    for (const [account, message] of [
      [googleAccount, 'Email already Registered'],
      [anAccount('asha'), 'This e-mail has an account with a password. Please sign in with it.'],
    ] as const) {
      const { visitor, world } = await aStandIn(account);
      const stranger = visitor();
      const { body } = await signUpAs(stranger, await aCredentialFor(stranger, email));
      expect(body).toEqual({ verified: true, message });
      expect([...world.store.all('accounts')]).toEqual([account]);
      expect(stranger.cookies.has('session')).toBe(false);
    }
  });

  it('takes the place of a sign-up that nobody confirmed, whose password and code are worth nothing then', async () => {
    const { visitor, world } = await aStandIn();
    const thief = visitor();
    const { body } = await thief.call(signUp, { body: { email, password: 'Thief123!', is_google_signedIn: false } });
    const otp = await thief.codeOf(email);
    const asha = visitor();
    await signUpAs(asha, await aCredentialFor(asha, email));
    const userId = (body as { _id: string })._id;
    expect([...world.store.all('accounts')]).toMatchObject([{ id: userId, passwordHash: null, verified: true }]);
    expect((await thief.call(verifyOtp, { body: { userId, otp } })).body).toMatchObject({ error: true });
    expect((await thief.call(login, { body: { email, password: 'Thief123!' } })).body).toMatchObject({ error: true });
  });

  it.each([
    ['the flag alone', undefined, {}, 'credential: It goes with is_google_signedIn, and never without.'],
    [
      'a credential alone',
      email,
      { is_google_signedIn: false },
      'credential: It goes with is_google_signedIn, and never without.',
    ],
    [
      'somebody else’s credential',
      'bela@acme.example',
      {},
      'This is another Google account. Please choose asha@acme.example.',
    ],
  ])('is refused with %s', async (_what, of, change, message) => {
    const { visitor, world } = await aStandIn();
    const credential = of === undefined ? undefined : await aCredentialFor(visitor(), of);
    expect(await signUpAs(visitor(), credential, change)).toMatchObject({ status: 400, body: { message } });
    expect(world.store.count('accounts')).toBe(0);
  });
});

describe('signing in with Google', () => {
  it('opens a session, and says whether the details are filled in', async () => {
    const { visitor, world } = await aStandIn(googleAccount);
    const asha = visitor();
    const credential = await aCredentialFor(asha, email);
    const { body } = await loginAs(asha, credential);
    expect(body).toEqual({ verified: true, is_form_filled: false, _id: 'asha' });
    await world.store.write((tx) => tx.put('recruiters', aRecruiter('asha')));
    expect((await loginAs(asha, credential)).body).toMatchObject({ is_form_filled: true });
    expect(await asha.call(getRecruiterDetails, { query: { id: 'asha' } })).toMatchObject({
      body: { recruiter: [{ recruiter_id: { is_google_signedin: true } }] },
    });
  });

  it.each([
    ['an e-mail nobody has', undefined, { verified: false, message: 'User not found' }],
    ['an account nobody confirmed', unconfirmed, { verified: false, message: 'User not found' }],
    [
      'an account with a password',
      anAccount('asha'),
      { error: true, type: 'email', message: 'This e-mail has an account with a password. Please sign in with it.' },
    ],
  ])('does not open %s', async (_what, account, reply) => {
    const { visitor, world } = await aStandIn(...(account === undefined ? [] : [account]));
    const stranger = visitor();
    expect((await loginAs(stranger, await aCredentialFor(stranger, email))).body).toEqual(reply);
    expect(world.store.count('sessions')).toBe(0);
  });

  it('does not open another account than the credential’s', async () => {
    const { visitor, world } = await aStandIn(googleAccount);
    const thief = visitor();
    const { body } = await loginAs(thief, await aCredentialFor(thief, 'thief@acme.example'));
    expect(body).toMatchObject({ error: true, type: 'email' });
    expect(world.store.count('sessions')).toBe(0);
  });

  it('works for an hour with one credential, by the world’s clock', async () => {
    const { visitor, clock } = await aStandIn(googleAccount);
    const credential = await aCredentialFor(visitor(), email);
    clock.advance(minutes(59));
    expect((await loginAs(visitor(), credential)).body).toMatchObject({ verified: true });
    clock.advance(hours(1));
    expect((await loginAs(visitor(), credential)).body).toEqual({
      error: true,
      type: 'email',
      message: 'This Google sign-in has expired. Please try again.',
    });
  });

  it('is the only way into such an account', async () => {
    const { visitor } = await aStandIn(googleAccount);
    const byPassword = await visitor().call(login, { body: { email, password: passwordOfAll } });
    expect(byPassword.body).toEqual({ error: true, type: 'email', message: 'This account signs in with Google.' });
    expect((await visitor().call(forgotPassword, { body: { email } })).body).toMatchObject({ error: true });
  });
});

describe('an account that signs in with Google', () => {
  const request = { password: '', recruiterId: 'asha', recruiterDetailsId: '', is_google_signedin: true };

  async function asha() {
    const running = await aStandIn(googleAccount);
    const somebody = running.visitor();
    await loginAs(somebody, await aCredentialFor(somebody, email));
    return { ...running, somebody };
  }

  it('is deleted by a fresh credential of its own, whatever flag comes with it', async () => {
    const { somebody, world } = await asha();
    const credential = await aCredentialFor(somebody, email);
    const body = { ...request, credential, is_google_signedin: false };
    expect((await somebody.call(deleteAccount, { body })).status).toBe(200);
    expect(world.store.count('accounts')).toBe(0);
  });

  it.each([
    ['none', () => undefined, 'Please sign in with Google again to delete your account.'],
    ['an empty one', () => '', 'Please sign in with Google again to delete your account.'],
    ['a made-up one', () => 'made.up.one', 'This Google sign-in is not valid here. Please try again.'],
    [
      'that of another Google account',
      (visitor: Visitor) => aCredentialFor(visitor, 'bela@acme.example'),
      'This is another Google account. Please choose asha@acme.example.',
    ],
  ])('is not deleted by %s', async (_what, credentialOf, message) => {
    const { somebody, world } = await asha();
    const credential = await credentialOf(somebody);
    const body = { ...request, password: passwordOfAll, credential };
    expect(await somebody.call(deleteAccount, { body })).toMatchObject({ status: 403, body: { message } });
    expect(world.store.count('accounts')).toBe(1);
  });

  it('is not deleted by a credential that lay around', async () => {
    const { somebody, clock } = await asha();
    const credential = await aCredentialFor(somebody, email);
    clock.advance(minutes(11));
    expect(await somebody.call(deleteAccount, { body: { ...request, credential } })).toMatchObject({
      status: 403,
      body: { message: 'This Google sign-in is too old. Please sign in with Google again.' },
    });
  });

  it('has no password to change', async () => {
    const { somebody } = await asha();
    const body = { currentPassword: '', newPassword: 'Another1!' };
    expect((await somebody.call(changePassword, { params: { recruiterId: 'asha' }, body })).status).toBe(403);
  });
});

describe('a server without Google', () => {
  const noGoogle = 'This server cannot sign anybody in with Google.';

  /** Whoever could bring a made-up credential would be anybody. */
  it('believes no credential', async () => {
    const { visitor, world } = await aRunningStandIn({ accounts: [googleAccount] });
    expect(await signUpAs(visitor(), 'made up')).toMatchObject({ status: 400, body: { message: noGoogle } });
    expect((await loginAs(visitor(), 'made up')).body).toEqual({ error: true, type: 'email', message: noGoogle });
    expect(world.store.count('accounts')).toBe(1);
    expect(world.store.count('sessions')).toBe(0);
  });
});
