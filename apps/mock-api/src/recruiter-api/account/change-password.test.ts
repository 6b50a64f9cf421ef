import { changePassword } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aSignedInAsha } from '../../testing/running.ts';

const own = { recruiterId: 'asha' };
const change = { currentPassword: passwordOfAll, newPassword: 'Another one 2' };

describe('POST /profile/change/password', () => {
  it.each([
    ['changed', anAccount('asha', { passwordHash: 'changed' }), 409],
    ['deleted', undefined, 401],
  ])('counts for nothing when the account was %s meanwhile', async (_what, meanwhile, status) => {
    const { asha, world } = await aSignedInAsha();
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
    expect((await asha.call(changePassword, { params: own, body: change })).status).toBe(status);
    expect(store.get('accounts', 'asha')).toEqual(meanwhile);
  });
});
