import { signUp } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';

const newcomer = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };

describe('POST /user/signup', () => {
  it('opens an account that has to be verified, and sends a code', async () => {
    const { visitor, world } = await aRunningMockApi();
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

  it.each([
    [{ email: 'nonsense' }, 'email: '],
    [{ email: undefined }, 'email: This field is missing.'],
    [{ email: 7 }, 'email: '],
    [{ password: 'short1' }, 'password: Must be 8 characters or longer.'],
    [{ password: 'e\u0301e\u0301e\u0301e1' }, 'password: Must be 8 characters or longer.'],
    [{ password: 'no digit or symbol' }, 'password: Must be 8 characters or longer.'],
    [{ is_google_signedIn: 'no' }, 'is_google_signedIn: '],
  ])('refuses %j by name', async (change, words) => {
    const { visitor, world } = await aRunningMockApi();
    const { status, body } = await visitor().call(signUp, { body: { ...newcomer, ...change } });
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(words);
    expect(world.store.count('accounts')).toBe(0);
  });
});
