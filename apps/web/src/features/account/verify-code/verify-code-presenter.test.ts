import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorScreens } from '../../../testing/account/account.ts';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';

const email = 'meera.nair@tidewater.example';

beforeEach(() => void vi.useFakeTimers());

describe('the code for a sign-up', () => {
  it('must have six digits', async () => {
    const { presenter, accounts } = aScreen();
    presenter.type('40719');
    expect(presenter.canVerify).toBe(false);
    await presenter.verification.run();
    expect(presenter.problem).toEqual({ line: 'Enter all six digits of the code.', detail: '' });
    expect(accounts.asked).toEqual([]);
    presenter.type('407192');
    expect([presenter.canVerify, presenter.problem]).toEqual([true, null]);
  });

  it.each([
    [false, '/details'],
    [true, '/dashboard'],
  ])('signs in, and if the profile is filled (%s) opens %s', async (profileFilled, path) => {
    const { presenter, accounts, session, navigator } = aScreen();
    accounts.answers.confirmSignUp = success({ accepted: true, accountId: accountId('account-1'), profileFilled });
    presenter.type('407192');
    await presenter.verification.run();
    expect(accounts.asked[0]).toEqual(['confirmSignUp', 'account-1', 407_192]);
    expect(session.current).toMatchObject({ accountId: 'account-1', email, verified: true, profileFilled });
    expect(navigator.went).toEqual([{ path, options: { replace: true } }]);
  });

  it('keeps the digits after a refusal and shows its detail', async () => {
    const { presenter, accounts, session } = aScreen();
    const detail = 'The code has expired.';
    accounts.answers.confirmSignUp = success({ accepted: false, message: detail });
    presenter.type('407192');
    await presenter.verification.run();
    expect(presenter.problem).toEqual({ line: 'Invalid code entered. Please try again.', detail });
    expect([presenter.digits, session.current]).toEqual(['407192', null]);
    presenter.type('40719');
    expect(presenter.problem).toBeNull();
  });

  it('counts a late success of the first try after the second was refused', async () => {
    const { presenter, accounts, navigator } = aScreen();
    const { promise, resolve } = Promise.withResolvers<Awaited<typeof accounts.answers.confirmSignUp>>();
    accounts.answers.confirmSignUp = promise;
    presenter.type('407192');
    const first = presenter.verification.run();
    accounts.answers.confirmSignUp = success({ accepted: false, message: 'Used up.' });
    await presenter.verification.restart();
    expect(presenter.problem?.detail).toBe('Used up.');
    resolve(success({ accepted: true, accountId: accountId('account-1'), profileFilled: false }));
    await first;
    expect(navigator.went).toEqual([{ path: '/details', options: { replace: true } }]);
  });
});

describe('resending the code', () => {
  it('is possible after one minute', async () => {
    const { presenter, accounts } = aScreen();
    expect(presenter.secondsLeft).toBe(60);
    vi.advanceTimersByTime(59_000);
    expect([presenter.secondsLeft, presenter.canResend]).toEqual([1, false]);
    await presenter.resending.run();
    expect(accounts.asked).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect([presenter.secondsLeft, presenter.canResend, vi.getTimerCount()]).toEqual([0, true, 0]);
  });

  it.each([
    ['the code was sent before a reload', -20_000, 40],
    ['the code was sent long ago', -600_000, 0],
    ['the clock was set back before a reload', 600_000, 60],
    ['the time is unreadable', Number.NaN, 60],
  ])('counts down if %s', (_, since, left) => {
    const { presenter } = aScreen({ email, sentAt: String(Date.now() + since) });
    expect(presenter.secondsLeft).toBe(left);
  });

  it.each([
    ['back', -600_000, 60],
    ['forward', 600_000, 0],
  ])('takes at most a minute after the clock was set %s', (_, change, left) => {
    const { presenter } = aScreen();
    vi.setSystemTime(Date.now() + change);
    vi.advanceTimersByTime(1000);
    expect(presenter.secondsLeft).toBe(left);
    vi.advanceTimersByTime(60_000);
    expect(presenter.canResend).toBe(true);
  });

  it('clears the digits and restarts the countdown', async () => {
    const { presenter, accounts, navigator } = aScreen();
    vi.advanceTimersByTime(60_000);
    accounts.answers.confirmSignUp = success({ accepted: false, message: '' });
    presenter.type('407192');
    await presenter.verification.run();
    await presenter.resending.run();
    expect(accounts.asked.at(-1)).toEqual(['resendCode', email]);
    expect([presenter.digits, presenter.problem, presenter.secondsLeft]).toEqual(['', null, 60]);
    expect(presenter.resent).toBe(true);
    const state = { email, userId: 'account-1', sentAt: String(Date.now()) };
    expect(navigator.went).toEqual([{ path: '/verifyotp', options: { replace: true, state } }]);
    vi.advanceTimersByTime(2000);
    expect(presenter.secondsLeft).toBe(58);
    presenter.type('1');
    expect(presenter.resent).toBe(false);
  });

  it('keeps the digits and the link after a failure', async () => {
    const { presenter, accounts, notices } = aScreen();
    vi.advanceTimersByTime(60_000);
    presenter.type('4071');
    accounts.answers.resendCode = failure('unreachable');
    await presenter.resending.run();
    expect(notices.toasts[0]?.text).toBe('Some error occured! Please retry..');
    expect([presenter.digits, presenter.canResend]).toEqual(['4071', true]);
  });

  it('stops the countdown when the screen closes', () => {
    aScreen().leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  [{ email, userId: 'account-1' }, '/signup'],
  [{ email }, '/forgotpw'],
])('Back returns from %j to %s with the email', (state, path) => {
  const { presenter, navigator } = aScreen(state);
  presenter.back();
  expect(navigator.went).toEqual([{ path, options: { state: { email } } }]);
});

it.each([null, {}, { userId: 'account-1' }, { email: 7 }])(
  'the code screen opens the forgotten password for the history state %o and sends nothing',
  async (state) => {
    const { presenter, accounts, navigator } = aScreen(state);
    expect(navigator.went).toEqual([{ path: '/forgotpw', options: { replace: true, state: { why: 'code-needed' } } }]);
    presenter.type('407192');
    await presenter.verification.run();
    vi.advanceTimersByTime(60_000);
    await presenter.resending.run();
    expect(accounts.asked).toEqual([]);
  },
);

function aScreen(state: unknown = { email, userId: 'account-1' }) {
  const { verifyCode: presenter, ...services } = visitorScreens();
  return { ...services, presenter, leave: presenter.activate(aVisit(state)) };
}
