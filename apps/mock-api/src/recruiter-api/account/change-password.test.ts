import { getCompanies } from '@glo/adapters/wire/company';
import { changePassword } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';

const email = 'asha@acme.example';
const own = { recruiterId: 'asha' };
const change = { currentPassword: passwordOfAll, newPassword: 'Another one 2' };

async function asha() {
  const running = await aRunningMockApi({ accounts: [anAccount('asha'), anAccount('bela')] });
  return { ...running, browser: await running.signedIn(email) };
}

describe('POST /profile/change/password', () => {
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
});
