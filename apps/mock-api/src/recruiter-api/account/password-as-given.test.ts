import { login } from '@glo/adapters/wire/account';
import { changePassword } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { passwordOfAll } from '../../testing/people.ts';
import { aSignedInAsha } from '../../testing/running.ts';

const email = 'asha@acme.example';

/** A recruiter whose password is `password`; tries to sign in with one. */
async function withPassword(password: string) {
  const { asha, visitor, clock } = await aSignedInAsha();
  const body = { currentPassword: passwordOfAll, newPassword: password };
  const { status } = await asha.call(changePassword, { params: { recruiterId: 'asha' }, body });
  expect(status).toBe(200);
  const opens = async (tried: string) =>
    ((await visitor().call(login, { body: { email, password: tried } })).body as { verified?: boolean }).verified;
  return { opens, clock };
}

describe('a password', () => {
  it('counts as it was given: every character, in its case, blanks at its ends, signs of any script', async () => {
    const password = ' Zwölf 12 鍵 Keys🔑 ';
    const { opens } = await withPassword(password);
    expect(await opens(password)).toBe(true);
    for (const other of [password.trim(), password.toLowerCase(), password.replace('ö', 'o'), password.slice(0, -1)]) {
      expect(await opens(other)).toBeUndefined();
    }
  });

  it('may have a thousand characters, including the last', async () => {
    const password = `${'long '.repeat(199)}long1`;
    const { opens } = await withPassword(password);
    expect(password).toHaveLength(1000);
    expect([await opens(password), await opens(password.slice(0, -1))]).toEqual([true, undefined]);
  });

  it('stays valid until it is changed', async () => {
    const { opens, clock } = await withPassword('Another one 1');
    clock.advance(10 * 365 * 24 * 60 * 60_000);
    expect(await opens('Another one 1')).toBe(true);
  });
});
