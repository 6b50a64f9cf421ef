import { login } from '@glo/adapters/wire/account';
import { signUp } from '@glo/adapters/wire/account-codes';
import { deleteAccount } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import type { AccountRow } from '../../data/rows.ts';
import type { IdentityProvider } from '../../identity/identity-provider.ts';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

const email = 'asha@acme.example';

/**
 * Accepts a credential that is the identity itself. At Google an email address can pass to another person, but a
 * subject cannot.
 */
const google: IdentityProvider = {
  verify: async (credential, now) => ({ ok: true, identity: { ...(JSON.parse(credential) as Named), issuedAt: now } }),
};

interface Named {
  readonly subject: string;
  readonly email: string;
}

const signUpAs = (visitor: Visitor, person: Named) =>
  visitor.call(signUp, {
    body: {
      email: person.email,
      password: passwordOfAll,
      is_google_signedIn: true,
      credential: JSON.stringify(person),
    },
  });
const loginAs = (visitor: Visitor, person: Named) =>
  visitor.call(login, { body: { email: person.email, password: '', credential: JSON.stringify(person) } });

const aMockApi = (...accounts: AccountRow[]) => aRunningMockApi({ accounts }, { identity: google });

const asha = { subject: '1001', email };
const successor = { subject: '2002', email };
const another = { error: true, type: 'email', message: 'This email address belongs to another Google account here.' };

describe('an account of a Google identity', () => {
  it('is not opened by another identity that was given the email address later', async () => {
    const { visitor, world } = await aMockApi();
    await signUpAs(visitor(), asha);
    const stranger = visitor();
    expect((await loginAs(stranger, successor)).body).toEqual(another);
    expect((await signUpAs(stranger, successor)).body).toEqual({ verified: true, message: 'Email already Registered' });
    expect(stranger.cookies.has('session')).toBe(false);
    expect(world.store.count('accounts')).toBe(1);
    expect((await loginAs(visitor(), asha)).body).toMatchObject({ verified: true });
  });

  it('is opened by the same identity under another email address', async () => {
    const { visitor, world } = await aMockApi();
    await signUpAs(visitor(), asha);
    const [account] = [...world.store.all('accounts')];
    const renamed = { ...asha, email: 'asha.rao@acme.example' };
    expect((await loginAs(visitor(), renamed)).body).toMatchObject({ verified: true, _id: account?.id });
    expect((await signUpAs(visitor(), renamed)).body).toEqual({ verified: true, message: 'Email already Registered' });
    expect([...world.store.all('accounts')]).toEqual([account]);
  });

  it('that was never linked belongs to the first that signs in with its email address', async () => {
    const unlinked = anAccount('asha', { passwordHash: null, googleSignedIn: true });
    const { visitor } = await aMockApi(unlinked);
    expect((await loginAs(visitor(), asha)).body).toMatchObject({ verified: true, _id: 'asha' });
    expect((await loginAs(visitor(), successor)).body).toEqual(another);
    expect((await loginAs(visitor(), asha)).body).toMatchObject({ verified: true, _id: 'asha' });
  });

  it('is not deleted by another identity with its email address', async () => {
    const { visitor, world } = await aMockApi();
    const browser = visitor();
    const { _id: recruiterId } = (await signUpAs(browser, asha)).body as { _id: string };
    const remove = (person: Named) => {
      const credential = JSON.stringify(person);
      const body = { password: '', recruiterId, recruiterDetailsId: '', is_google_signedin: true, credential };
      return browser.call(deleteAccount, { body });
    };
    expect(await remove(successor)).toMatchObject({ status: 403, body: { message: another.message } });
    expect(world.store.count('accounts')).toBe(1);
    expect((await remove(asha)).status).toBe(200);
  });
});

it('a server without Google believes no credential', async () => {
  const noGoogle = 'This server has no Google sign-in. Please sign in with a password.';
  const { visitor, world } = await aRunningMockApi();
  expect(await signUpAs(visitor(), asha)).toMatchObject({ status: 400, body: { message: noGoogle } });
  expect((await loginAs(visitor(), asha)).body).toEqual({ error: true, type: 'email', message: noGoogle });
  expect([world.store.count('accounts'), world.store.count('sessions')]).toEqual([0, 0]);
});
