import { login } from '@glo/adapters/wire/account';
import { getCompanies } from '@glo/adapters/wire/company';
import { changePassword } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';

const email = 'asha@acme.example';
const own = { recruiterId: 'asha' };
const change = { currentPassword: passwordOfAll, newPassword: 'Another one 2' };

async function asha() {
  const running = await aRunningStandIn({ accounts: [anAccount('asha'), anAccount('bela')] });
  return { ...running, browser: await running.signedIn(email) };
}

describe('POST /profile/change/password', () => {
  it('replaces the password', async () => {
    const { browser, visitor } = await asha();
    expect(await browser.call(changePassword, { params: own, body: change })).toMatchObject({ status: 200, body: {} });
    const withOld = await visitor().call(login, { body: { email, password: passwordOfAll } });
    expect(withOld.body).toMatchObject({ error: true, type: 'password' });
    const withNew = await visitor().call(login, { body: { email, password: change.newPassword } });
    expect(withNew.body).toMatchObject({ verified: true, _id: 'asha' });
  });

  it('ends every session of the account, its own too', async () => {
    const { browser, signedIn, visitor } = await asha();
    const elsewhere = await signedIn(email);
    const bela = await signedIn('bela@acme.example');
    const thief = visitor();
    thief.cookies.set('session', browser.cookies.get('session') ?? '');
    await browser.call(changePassword, { params: own, body: change });
    expect(browser.cookies.has('session')).toBe(false);
    expect((await thief.call(getCompanies)).status).toBe(401);
    expect((await elsewhere.call(getCompanies)).status).toBe(401);
    expect((await bela.call(getCompanies)).status).toBe(200);
  });

  it.each([
    [own, { currentPassword: 'Wrong one 1' }, 403, 'Your current password is wrong.'],
    [own, { currentPassword: '' }, 403, 'Your current password is wrong.'],
    [own, { newPassword: 'short1' }, 400, 'newPassword: Must be 8 characters or longer.'],
    [own, { newPassword: 'no digit or symbol' }, 400, 'newPassword: Must be 8 characters or longer.'],
    [own, { currentPassword: undefined }, 400, 'currentPassword: This field is missing.'],
    [{ recruiterId: 'bela' }, {}, 403, 'You can only change your own password.'],
    [{ recruiterId: 'nobody' }, {}, 403, 'You can only change your own password.'],
  ])('refuses %j with %j, and nothing changes', async (params, input, status, words) => {
    const { browser, signedIn, world } = await asha();
    const elsewhere = await signedIn(email);
    const answer = await browser.call(changePassword, { params, body: { ...change, ...input } });
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toContain(words);
    expect([...world.store.all('accounts')]).toEqual([anAccount('asha'), anAccount('bela')]);
    expect((await elsewhere.call(getCompanies)).status).toBe(200);
  });

  it('is not for accounts that sign in with Google', async () => {
    const { browser, world } = await asha();
    await world.store.write((tx) => tx.put('accounts', anAccount('asha', { passwordHash: null })));
    expect(await browser.call(changePassword, { params: own, body: change })).toMatchObject({
      status: 403,
      body: { message: 'This account signs in with Google and has no password here.' },
    });
    expect(world.store.get('accounts', 'asha')?.passwordHash).toBeNull();
  });

  it.each([
    ['changed', anAccount('asha', { passwordHash: 'changed' }), 409],
    ['deleted', undefined, 401],
  ])('counts for nothing when the account was %s meanwhile', async (_what, meanwhile, status) => {
    const { browser, world } = await asha();
    const { store } = world;
    const write = store.write.bind(store);
    store.write = async (work) => {
      store.write = write;
      await write((tx) => {
        tx.remove('accounts', 'asha');
        if (meanwhile !== undefined) tx.put('accounts', meanwhile);
      });
      return write(work);
    };
    expect((await browser.call(changePassword, { params: own, body: change })).status).toBe(status);
    expect(store.get('accounts', 'asha')).toEqual(meanwhile);
  });

  it('turns strangers away', async () => {
    const { visitor } = await asha();
    expect((await visitor().call(changePassword, { params: own, body: change })).status).toBe(401);
  });
});
