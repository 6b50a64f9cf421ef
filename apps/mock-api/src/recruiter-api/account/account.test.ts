import { signUp } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';

const newcomer = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };

describe('POST /user/signup', () => {
  it.each([
    [{ email: undefined }, 'email: This field is missing.'],
    [{ password: 'e\u0301e\u0301e\u0301e1' }, 'password: Must be 8 characters or longer.'],
  ])('refuses %j by name', async (change, words) => {
    const { visitor, world } = await aRunningMockApi();
    const { status, body } = await visitor().call(signUp, { body: { ...newcomer, ...change } });
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(words);
    expect(world.store.count('accounts')).toBe(0);
  });
});
