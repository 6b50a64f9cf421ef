import { login } from '@glo/adapters/wire/account';
import { signUp } from '@glo/adapters/wire/account-codes';
import { deleteAccount } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../../data/durations.ts';
import type { AccountRow } from '../../data/rows.ts';
import { aCredentialFor, withDevelopmentSignIn } from '../../testing/google.ts';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

const email = 'asha@acme.example';
const googleAccount = anAccount('asha', { passwordHash: null, googleSignedIn: true });

function aMockApi(...accounts: AccountRow[]) {
  return aRunningMockApi({ accounts, recruiters: [] }, withDevelopmentSignIn);
}

const signUpAs = (visitor: Visitor, credential: string | undefined, change: object = {}) =>
  visitor.call(signUp, { body: { email, password: passwordOfAll, is_google_signedIn: true, credential, ...change } });

const loginAs = (visitor: Visitor, credential: string, change: object = {}) =>
  visitor.call(login, { body: { email, password: '', credential, ...change } });

describe('signing in with Google', () => {
  it('works for an hour with one credential, by the world’s clock', async () => {
    const { visitor, clock } = await aMockApi(googleAccount);
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
});

describe('an account that signs in with Google', () => {
  const request = { password: '', recruiterId: 'asha', recruiterDetailsId: '', is_google_signedin: true };

  async function asha() {
    const running = await aMockApi(googleAccount);
    const somebody = running.visitor();
    await loginAs(somebody, await aCredentialFor(somebody, email));
    return { ...running, somebody };
  }

  it('is not deleted by a credential that lay around', async () => {
    const { somebody, clock } = await asha();
    const credential = await aCredentialFor(somebody, email);
    clock.advance(minutes(11));
    expect(await somebody.call(deleteAccount, { body: { ...request, credential } })).toMatchObject({
      status: 403,
      body: { message: 'This Google sign-in is too old. Please sign in with Google again.' },
    });
  });
});

describe('a server without Google', () => {
  const noGoogle = 'This server has no Google sign-in. Please sign in with a password.';

  it('believes no credential', async () => {
    const { visitor, world } = await aRunningMockApi({ accounts: [googleAccount] });
    expect(await signUpAs(visitor(), 'made up')).toMatchObject({ status: 400, body: { message: noGoogle } });
    expect((await loginAs(visitor(), 'made up')).body).toEqual({ error: true, type: 'email', message: noGoogle });
    expect(world.store.count('accounts')).toBe(1);
    expect(world.store.count('sessions')).toBe(0);
  });
});
