import { beforeEach, describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { aCompleteRecruiter, accountId, aSession } from '../testing/builders.ts';
import { someAccounts, someUnsentDrafts, type FakeAccounts } from '../testing/fake-accounts.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { PasswordReset } from './password-reset.ts';

const email = 'meera.nair@tidewater.example';
let accounts: FakeAccounts;
let unsent: ReturnType<typeof someUnsentDrafts>;

beforeEach(() => {
  accounts = someAccounts();
  unsent = someUnsentDrafts();
});

describe('the code before a new password', () => {
  const own = aSession();
  const other = aSession(aCompleteRecruiter({ accountId: accountId('account-2') }));
  const unnamed = success({ accepted: true, accountId: null, profileFilled: false } as const);
  it.each([
    ['starts no session', null, email, undefined, null],
    ['starts no session without an account in the reply', null, email, unnamed, null],
    ['keeps the session of the same account', own, email, undefined, own],
    ['keeps the session of the same email without an account in the reply', own, email, unnamed, own],
    ['ends the session of another account', other, email, undefined, null],
    ['ends the session of another email without an account in the reply', own, 'other@else.example', unnamed, null],
  ])('%s', async (_, current, to, answer, kept) => {
    if (answer !== undefined) accounts.answers.confirmPasswordReset = answer;
    const session = new FakeSession(current);
    expect(await new PasswordReset(accounts, session, unsent).confirm(to, '407192')).toEqual({ ok: true });
    expect(accounts.asked).toEqual([['confirmPasswordReset', to, 407_192]]);
    expect([session.current, session.ended === null]).toEqual([kept, current === kept]);
  });

  it.each([
    ['The code has expired.', 'The code has expired.'],
    ['', 'Invalid OTP'],
  ])('turns the refusal %o into %o and keeps the session', async (message, shown) => {
    accounts.answers.confirmPasswordReset = success({ accepted: false, message });
    const session = new FakeSession(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    const result = await new PasswordReset(accounts, session, unsent).confirm(email, '407192');
    expect(result).toEqual({ ok: false, reason: 'wrong-code', message: shown });
    expect(session.current).not.toBeNull();
  });

  it('passes on a failure', async () => {
    accounts.answers.confirmPasswordReset = failure('unreachable');
    const result = await new PasswordReset(accounts, new FakeSession(null), unsent).confirm(email, '407192');
    expect(result).toEqual({ ok: false, reason: 'failed', failure: { kind: 'unreachable', text: '' } });
  });
});

describe('the new password', () => {
  const setPassword = (session = new FakeSession(null)) =>
    new PasswordReset(accounts, session, unsent).setPassword(email, 'N3w-password');

  it('is set for the email and ends the session with the unsent emails', async () => {
    const session = new FakeSession(aSession());
    expect(await setPassword(session)).toEqual({ ok: true });
    expect(accounts.asked).toEqual([['setPassword', email, 'N3w-password']]);
    expect(session.current).toBeNull();
    expect(unsent.asked).toEqual([['removeUnsent', 'account-1']]);
    const none = new FakeSession(null);
    await setPassword(none);
    expect(none.ended).toBeNull();
  });

  it('may be refused with a message', async () => {
    accounts.answers.setPassword = success({ accepted: false, message: 'That is the old one.' });
    const session = new FakeSession(aSession());
    expect(await setPassword(session)).toEqual({ ok: false, reason: 'refused', message: 'That is the old one.' });
    expect(session.current).not.toBeNull();
  });

  it('needs a new code after the session has expired', async () => {
    accounts.answers.setPassword = failure('signed-out');
    expect(await setPassword()).toEqual({ ok: false, reason: 'code-needed' });
  });

  it.each(['Please ask for a verification code first.', 'Too many tries.'])(
    'passes on the refusal %o',
    async (text) => {
      accounts.answers.setPassword = failure('refused', text);
      expect(await setPassword()).toEqual({ ok: false, reason: 'refused', message: text });
    },
  );

  it.each([failure('unreachable'), failure('server-error', 'oops'), failure('refused')])(
    'passes on every other failure',
    async (answer) => {
      accounts.answers.setPassword = answer;
      expect(await setPassword()).toEqual({ ...answer, reason: 'failed' });
    },
  );
});
