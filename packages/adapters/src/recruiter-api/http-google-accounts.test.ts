import { passwordRule } from '@glo/domain/account/new-password';
import { aCredential } from '@glo/domain/testing/fake-accounts';
import { describe, expect, it, vi } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpGoogleAccounts } from './http-google-accounts.ts';

const credential = aCredential();
const { email, token } = credential;

describe('accounts that sign in with Google', () => {
  it('send the credential in place of a password', async () => {
    const { api, sent } = aService({ verified: true, is_form_filled: true, _id: 'account-1' });
    const answer = await new HttpGoogleAccounts(api).signIn(credential);
    expect(sent).toMatchObject([
      { url: '/api/recruiter/user/login', method: 'POST', body: { email, password: '', credential: token } },
    ]);
    expect(answer).toEqual({
      ok: true,
      value: { accepted: true, accountId: 'account-1', verified: true, profileFilled: true },
    });
  });

  it('sign up with the flag, and with a strong password that is another one each time', async () => {
    const { api, sent } = aService({ verified: true, _id: 'account-1' });
    const accounts = new HttpGoogleAccounts(api);
    await accounts.signUp(credential);
    await accounts.signUp(credential);
    expect(sent[0]).toMatchObject({
      url: '/api/recruiter/user/signup',
      body: { email, is_google_signedIn: true, credential: token },
    });
    const passwords = sent.map(({ body }) => (body as { password: string }).password);
    expect(new Set(passwords).size).toBe(2);
    expect(passwords.map(passwordRule)).toEqual([null, null]);
  });

  it('sign up with a password that is as long whichever bytes are drawn', async () => {
    vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    const { api, sent } = aService({ verified: true, _id: 'account-1' });
    await new HttpGoogleAccounts(api).signUp(credential);
    expect(sent).toMatchObject([{ body: { password: `#${'00'.repeat(24)}` } }]);
  });

  it.each([
    [
      { verified: true, _id: 'account-1' },
      { alreadyVerified: false, accountId: 'account-1' },
    ],
    [{ verified: true }, { alreadyVerified: true }],
    [{ verified: true, _id: '' }, { alreadyVerified: true }],
  ])('read %o as %o', async (reply, value) => {
    const { api } = aService(reply);
    expect(await new HttpGoogleAccounts(api).signUp(credential)).toEqual({ ok: true, value });
  });

  it('may be refused in words', async () => {
    const { api } = aService({ error: true, type: 'email', message: 'Use your password.' });
    expect(await new HttpGoogleAccounts(api).signIn(credential)).toEqual({
      ok: true,
      value: { accepted: false, field: 'email', message: 'Use your password.' },
    });
  });
});
