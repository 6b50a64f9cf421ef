import * as codesWire from '@glo/adapters/wire/account-codes';
import { describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha')] };

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
