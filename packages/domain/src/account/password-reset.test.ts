import { beforeEach, describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { aCompleteRecruiter, accountId, aSession } from '../testing/builders.ts';
import { someAccounts, type FakeAccounts } from '../testing/fake-accounts.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { PasswordReset } from './password-reset.ts';

const email = 'meera.nair@tidewater.example';
let accounts: FakeAccounts;

beforeEach(() => {
  accounts = someAccounts();
});

describe('the code before a new password', () => {
  it('signs nobody in', async () => {
    const session = new FakeSession(null);
    expect(await new PasswordReset(accounts, session).confirm(email, '407192')).toEqual({ ok: true });
    expect(accounts.asked).toEqual([['confirmPasswordReset', email, 407_192]]);
    expect([session.current, session.ended]).toEqual([null, null]);
  });

  it('leaves the recruiter it belongs to signed in', async () => {
    const session = new FakeSession(aSession());
    await new PasswordReset(accounts, session).confirm(email, '407192');
    expect(session.current).toEqual(aSession());
  });

  it('ends the session of somebody else, whose place the service has given away', async () => {
    const session = new FakeSession(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    await new PasswordReset(accounts, session).confirm(email, '407192');
    expect(session.current).toBeNull();
  });

  it('knows whose it is by the e-mail when the service does not say', async () => {
    accounts.answers.confirmPasswordReset = success({ accepted: true, accountId: null, profileFilled: false });
    const own = new FakeSession(aSession());
    await new PasswordReset(accounts, own).confirm(email, '407192');
    expect(own.current).toEqual(aSession());
    await new PasswordReset(accounts, own).confirm('somebody@else.example', '407192');
    expect(own.current).toBeNull();
  });

  it('proves an e-mail where nobody is signed in and the service does not say whose it is', async () => {
    accounts.answers.confirmPasswordReset = success({ accepted: true, accountId: null, profileFilled: false });
    const session = new FakeSession(null);
    expect(await new PasswordReset(accounts, session).confirm(email, '407192')).toEqual({ ok: true });
    expect(session.ended).toBeNull();
  });

  it.each([
    ['The code has expired.', 'The code has expired.'],
    ['', 'Invalid OTP'],
  ])('a refused code says %o as %o and ends nobody', async (message, shown) => {
    accounts.answers.confirmPasswordReset = success({ accepted: false, message });
    const session = new FakeSession(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    const result = await new PasswordReset(accounts, session).confirm(email, '407192');
    expect(result).toEqual({ ok: false, reason: 'wrong-code', message: shown });
    expect(session.current).not.toBeNull();
  });

  it('hands on a failure', async () => {
    accounts.answers.confirmPasswordReset = failure('unreachable');
    const result = await new PasswordReset(accounts, new FakeSession(null)).confirm(email, '407192');
    expect(result).toEqual({ ok: false, reason: 'failed', failure: { kind: 'unreachable', text: '' } });
  });
});

describe('the new password', () => {
  const setPassword = (session = new FakeSession(null)) =>
    new PasswordReset(accounts, session).setPassword(email, 'N3w-password');

  it('is set for the e-mail, and whoever is in signs in again', async () => {
    const session = new FakeSession(aSession());
    expect(await setPassword(session)).toEqual({ ok: true });
    expect(accounts.asked).toEqual([['setPassword', email, 'N3w-password']]);
    expect(session.current).toBeNull();
  });

  it('ends no session where there is none', async () => {
    const session = new FakeSession(null);
    await setPassword(session);
    expect(session.ended).toBeNull();
  });

  it('may be refused with a word', async () => {
    accounts.answers.setPassword = success({ accepted: false, message: 'That is the old one.' });
    const session = new FakeSession(aSession());
    expect(await setPassword(session)).toEqual({ ok: false, reason: 'refused', message: 'That is the old one.' });
    expect(session.current).not.toBeNull();
  });

  it('needs a new code when the proof is gone', async () => {
    accounts.answers.setPassword = failure('signed-out');
    expect(await setPassword()).toEqual({ ok: false, reason: 'code-needed' });
  });

  it.each(['Please ask for a verification code first.', 'Too many tries.'])('refused with %o says so', async (text) => {
    accounts.answers.setPassword = failure('refused', text);
    expect(await setPassword()).toEqual({ ok: false, reason: 'refused', message: text });
  });

  it.each([failure('unreachable'), failure('server-error', 'oops'), failure('refused')])(
    'hands on every other failure',
    async (answer) => {
      accounts.answers.setPassword = answer;
      expect(await setPassword()).toEqual({ ...answer, reason: 'failed' });
    },
  );
});
