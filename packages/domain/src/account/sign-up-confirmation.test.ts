import { beforeEach, describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { accountId, aSession } from '../testing/builders.ts';
import { someAccounts, type FakeAccounts } from '../testing/fake-accounts.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { SignUpConfirmation } from './sign-up-confirmation.ts';

let accounts: FakeAccounts;
let session: FakeSession;

beforeEach(() => {
  accounts = someAccounts();
  session = new FakeSession(null);
});

describe('signing in with the code of a new account', () => {
  const withCode = () =>
    new SignUpConfirmation(accounts, accounts, session).withCode(
      'meera.nair@tidewater.example',
      accountId('account-1'),
      '407192',
    );

  it('starts a session without details', async () => {
    expect(await withCode()).toEqual({ ok: true, next: 'details' });
    expect(accounts.asked).toEqual([['confirmSignUp', 'account-1', 407_192]]);
    expect(session.current).toEqual(aSession(null));
  });

  it.each([
    [null, 'account-1'],
    [accountId('account-2'), 'account-2'],
  ])('prefers the account of the reply: %s', async (named, begun) => {
    accounts.answers.confirmSignUp = success({ accepted: true, accountId: named, profileFilled: false });
    await withCode();
    expect(session.current?.accountId).toBe(begun);
  });

  it.each([
    ['Too many tries.', 'Too many tries.'],
    ['', 'Invalid OTP'],
  ])('shows the refusal %o as %o', async (message, shown) => {
    accounts.answers.confirmSignUp = success({ accepted: false, message });
    expect(await withCode()).toEqual({ ok: false, reason: 'wrong-code', message: shown });
    expect(session.current).toBeNull();
  });

  it('starts no session if the request fails', async () => {
    accounts.answers.confirmSignUp = failure('unreachable');
    expect(await withCode()).toMatchObject({ ok: false, reason: 'failed' });
    expect(session.current).toBeNull();
  });
});
