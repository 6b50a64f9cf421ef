import { PasswordReset } from '@glo/domain/account/password-reset';
import { SignUpConfirmation } from '@glo/domain/account/sign-up-confirmation';
import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { someAccounts, type FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { aVisit, FakeNavigator } from '../../../testing/fakes/fake-navigator.ts';
import { VerifyCodePresenter } from './verify-code-presenter.ts';

const email = 'meera.nair@tidewater.example';
let accounts: FakeAccounts;
let session: FakeSession;
let navigator: FakeNavigator;
let notices: Notices;
let presenter: VerifyCodePresenter;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  accounts = someAccounts();
  session = new FakeSession(null);
  navigator = new FakeNavigator();
  notices = new Notices();
  presenter = new VerifyCodePresenter(
    accounts,
    new SignUpConfirmation(accounts, accounts, session),
    new PasswordReset(accounts, session),
    navigator,
    notices,
  );
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

function open(state: unknown) {
  leave = presenter.activate(aVisit(state));
}

const openForSignUp = () => open({ email, userId: 'account-1' });
const openForReset = () => open({ email });

describe('the code field', () => {
  beforeEach(openForSignUp);

  it('must hold six digits', async () => {
    const { type } = presenter;
    expect([presenter.digits, presenter.resent]).toEqual(['', false]);
    type('40719');
    expect(presenter.canVerify).toBe(false);
    await presenter.verification.run();
    expect(presenter.problem).toEqual({ line: 'Enter all six digits of the code.', detail: '' });
    expect(accounts.asked).toEqual([]);
    presenter.type('407192');
    expect(presenter.canVerify).toBe(true);
    expect(presenter.problem).toBeNull();
  });
});

describe('the code for a sign-up', () => {
  beforeEach(() => {
    openForSignUp();
    presenter.type('407192');
  });

  it('signs in and replaces the screen with the details', async () => {
    await presenter.verification.run();
    expect(accounts.asked).toEqual([['confirmSignUp', 'account-1', 407_192]]);
    expect(session.current).toMatchObject({ accountId: 'account-1', email, verified: true, profileFilled: false });
    expect(navigator.went).toEqual([{ path: '/details', options: { replace: true } }]);
  });

  it('opens the dashboard if the profile is filled', async () => {
    accounts.answers.confirmSignUp = success({
      accepted: true,
      accountId: accountId('account-1'),
      profileFilled: true,
    });
    await presenter.verification.run();
    expect(navigator.went).toEqual([{ path: '/dashboard', options: { replace: true } }]);
  });

  it.each([
    ['The code has expired.', 'The code has expired.'],
    ['', 'Invalid OTP'],
  ])('keeps the digits after the refusal %o and shows the detail %o', async (message, detail) => {
    accounts.answers.confirmSignUp = success({ accepted: false, message });
    await presenter.verification.run();
    expect(presenter.problem).toEqual({ line: 'Invalid code entered. Please try again.', detail });
    expect(presenter.digits).toBe('407192');
    expect(session.current).toBeNull();
    presenter.type('40719');
    expect(presenter.problem).toBeNull();
  });

  it('shows a failure in a toast', async () => {
    accounts.answers.confirmSignUp = failure('unreachable');
    await presenter.verification.run();
    expect(notices.toasts).toEqual([
      { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
    ]);
  });

  it('counts a late success of the first try after the second was refused', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<typeof accounts.answers.confirmSignUp>>();
    accounts.answers.confirmSignUp = promise;
    const first = presenter.verification.run();
    accounts.answers.confirmSignUp = success({ accepted: false, message: 'Used up.' });
    await presenter.verification.askAgain();
    expect(presenter.problem?.detail).toBe('Used up.');
    resolve(success({ accepted: true, accountId: accountId('account-1'), profileFilled: false }));
    await first;
    expect(navigator.went).toEqual([{ path: '/details', options: { replace: true } }]);
  });

  it('does not navigate after the screen has closed', async () => {
    const sent = presenter.verification.run();
    leave();
    expect(presenter.verification.pending).toBe(false);
    await sent;
    expect(navigator.went).toEqual([]);
  });
});

describe('the code before a new password', () => {
  beforeEach(() => {
    openForReset();
    presenter.type('407192');
  });

  it('opens the new password without signing in', async () => {
    await presenter.verification.run();
    expect(accounts.asked).toEqual([['confirmPasswordReset', email, 407_192]]);
    expect(session.current).toBeNull();
    expect(navigator.went).toEqual([{ path: '/updatepw', options: { replace: true, state: { email } } }]);
  });
});

describe('resending the code', () => {
  beforeEach(openForSignUp);

  it('is possible after one minute', () => {
    expect(presenter.countdown).toBe('1:00');
    vi.advanceTimersByTime(1000);
    expect(presenter.countdown).toBe('0:59');
    vi.advanceTimersByTime(58_000);
    expect([presenter.countdown, presenter.canResend]).toEqual(['0:01', false]);
    vi.advanceTimersByTime(1000);
    expect([presenter.countdown, presenter.canResend]).toEqual(['0:00', true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['the code was sent before a reload', -20_000, '0:40'],
    ['the code was sent long ago', -600_000, '0:00'],
    ['the clock was set back before a reload', 600_000, '1:00'],
  ])('counts down if %s', (_, since, left) => {
    leave();
    open({ email, sentAt: String(Date.now() + since) });
    expect(presenter.countdown).toBe(left);
    vi.advanceTimersByTime(1000);
    expect(presenter.countdown).toBe(left === '0:00' ? '0:00' : `0:${left === '1:00' ? 59 : 39}`);
  });

  it('takes at most a minute after the clock was set back', () => {
    vi.setSystemTime(Date.now() - 600_000);
    vi.advanceTimersByTime(1000);
    expect(presenter.countdown).toBe('1:00');
    vi.advanceTimersByTime(60_000);
    expect(presenter.canResend).toBe(true);
  });

  it.each(['tomorrow', 7, ''])('counts from now if the time is unreadable: %j', (sentAt) => {
    leave();
    open({ email, sentAt });
    expect(presenter.countdown).toBe('1:00');
  });

  it('sends nothing before that', async () => {
    await presenter.resending.run();
    expect(accounts.asked).toEqual([]);
  });

  it('clears the digits and restarts the countdown', async () => {
    vi.advanceTimersByTime(60_000);
    accounts.answers.confirmSignUp = success({ accepted: false, message: '' });
    presenter.type('407192');
    await presenter.verification.run();
    await presenter.resending.run();
    expect(accounts.asked.at(-1)).toEqual(['resendCode', email]);
    expect([presenter.digits, presenter.problem, presenter.countdown]).toEqual(['', null, '1:00']);
    expect(presenter.resent).toBe(true);
    const state = { email, userId: 'account-1', sentAt: String(Date.now()) };
    expect(navigator.went).toEqual([{ path: '/verifyotp', options: { replace: true, state } }]);
    vi.advanceTimersByTime(2000);
    expect(presenter.countdown).toBe('0:58');
    presenter.type('1');
    expect(presenter.resent).toBe(false);
  });

  it('is possible at once after a long absence', () => {
    vi.setSystemTime(Date.now() + 600_000);
    vi.advanceTimersByTime(1000);
    expect([presenter.countdown, presenter.canResend]).toEqual(['0:00', true]);
  });

  it('keeps the digits and the link after a failure', async () => {
    vi.advanceTimersByTime(60_000);
    presenter.type('4071');
    accounts.answers.resendCode = failure('unreachable');
    await presenter.resending.run();
    expect(notices.toasts[0]?.text).toBe('Some error occured! Please retry..');
    expect([presenter.digits, presenter.canResend]).toEqual(['4071', true]);
  });

  it('stops the countdown when the screen closes', () => {
    leave();
    vi.advanceTimersByTime(60_000);
    expect(presenter.countdown).toBe('1:00');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Back', () => {
  it('opens the sign-up with the email', () => {
    openForSignUp();
    presenter.back();
    expect(navigator.went).toEqual([{ path: '/signup', options: { state: { email } } }]);
  });

  it('opens the forgotten password with the email', () => {
    openForReset();
    presenter.back();
    expect(navigator.went).toEqual([{ path: '/forgotpw', options: { state: { email } } }]);
  });
});

describe('the code screen without an email', () => {
  it.each([null, {}, { userId: 'account-1' }, { email: 7 }])(
    'opens the forgotten password for the history state %o and sends nothing',
    async (state) => {
      open(state);
      expect(navigator.went).toEqual([
        { path: '/forgotpw', options: { replace: true, state: { why: 'code-needed' } } },
      ]);
      presenter.type('407192');
      await presenter.verification.run();
      vi.advanceTimersByTime(60_000);
      await presenter.resending.run();
      expect(accounts.asked).toEqual([]);
    },
  );
});
