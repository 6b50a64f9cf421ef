import { describe, expect, it } from 'vitest';
import { refuseCommon } from './common-passwords.ts';

describe('a new password', () => {
  it.each(['12345678', 'password1', 'PASSWORD1', 'iloveyou1', 'qwerty123', 'P@ssw0rd', 'Abcd1234'])(
    'is not %s',
    async (password) => {
      await expect(refuseCommon(password)).rejects.toMatchObject({
        statusCode: 400,
        message: 'This password is too common. Please choose another one.',
      });
    },
  );

  it.each(['Welcome1!', 'Another one 2', 'correct horse battery 1'])('may be %s', async (password) => {
    await expect(refuseCommon(password)).resolves.toBeUndefined();
  });
});
