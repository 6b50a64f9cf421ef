import { describe, expect, it } from 'vitest';
import { refuseCommon } from './password.ts';

const about = ['asha.rao@acme-works.example', 'Acme Works Ltd.'];

describe('a new password', () => {
  it.each(['12345678', 'password1', 'PASSWORD1', 'iloveyou1', 'qwerty123', 'P@ssw0rd', 'Abcd1234'])(
    'is not %s',
    async (password) => {
      await expect(refuseCommon(password, about)).rejects.toMatchObject({
        statusCode: 400,
        message: 'This password is too common. Please choose another one.',
      });
    },
  );

  it.each([
    'Asha.Rao@acme-works.example',
    'asha.rao1',
    'Asha2026',
    'AcmeWorks#1',
    'acme works ltd 1',
    'Glo12345',
    'Recruiter1',
  ])('cannot be %s for Asha Rao of Acme Works', async (password) => {
    await expect(refuseCommon(password, about)).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each(['Asha likes rain 1', '12 $%^ 34', 'Welcome1!', 'Another one 2', 'correct horse battery 1'])(
    'may be %s',
    async (password) => {
      await expect(refuseCommon(password, about)).resolves.toBeUndefined();
    },
  );
});
