import { login, signUp } from '@glo/adapters/wire/account';
import { deleteAccount } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';

const noGoogle = 'This server cannot sign anybody in with Google.';
const email = 'asha@acme.example';

/** Whoever could bring a made-up credential would be anybody. */
describe('a credential of Google, which this server cannot check', () => {
  it('opens no account', async () => {
    const { visitor, world } = await aRunningStandIn();
    const body = { email, password: passwordOfAll, is_google_signedIn: true, credential: 'made up' };
    expect(await visitor().call(signUp, { body })).toMatchObject({
      status: 400,
      body: { message: `credential: ${noGoogle}` },
    });
    expect(world.store.count('accounts')).toBe(0);
  });

  it.each([
    ['a password', anAccount('asha')],
    ['Google', anAccount('asha', { passwordHash: null, googleSignedIn: true })],
  ])('signs nobody in to an account with %s', async (_what, account) => {
    const { visitor, world } = await aRunningStandIn({ accounts: [account] });
    const body = { email, password: '', credential: 'made up' };
    expect(await visitor().call(login, { body })).toMatchObject({
      status: 200,
      body: { error: true, type: 'email', message: noGoogle },
    });
    expect(world.store.count('sessions')).toBe(0);
  });

  it('deletes no account', async () => {
    const { signedIn, world } = await aRunningStandIn({ accounts: [anAccount('asha')] });
    const asha = await signedIn(email);
    await world.store.write((tx) =>
      tx.put('accounts', anAccount('asha', { passwordHash: null, googleSignedIn: true })),
    );
    const body = { password: '', recruiterId: 'asha', recruiterDetailsId: '', is_google_signedin: true };
    for (const more of [{}, { credential: 'made up' }, { password: passwordOfAll, is_google_signedin: false }]) {
      expect(await asha.call(deleteAccount, { body: { ...body, ...more } })).toMatchObject({
        status: 403,
        body: { message: 'This account signs in with Google, and this server cannot check that.' },
      });
    }
    expect(world.store.count('accounts')).toBe(1);
  });
});
