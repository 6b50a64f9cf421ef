import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { aCredential, someAccounts, type FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { FakeNavigator } from '../../../testing/fake-navigator.ts';
import { aGoogleSignIn, aPlace, FakeGoogle } from '../../../testing/google.ts';
import { aVisit } from '../../../testing/visits.ts';
import { SignUpPresenter } from './sign-up-presenter.ts';

let accounts: FakeAccounts;
let navigator: FakeNavigator;
let notices: Notices;
let google: FakeGoogle;
let presenter: SignUpPresenter;

beforeEach(() => {
  accounts = someAccounts();
  navigator = new FakeNavigator();
  notices = new Notices();
  google = new FakeGoogle();
  const googleSignIn = aGoogleSignIn(new FakeSession(null), notices, google);
  presenter = new SignUpPresenter(accounts, googleSignIn, navigator, notices);
});

function fillIn() {
  presenter.email.change(' meera.nair@tidewater.example ');
  presenter.password.change('Welcome1!');
  presenter.confirmation.change('Welcome1!');
  presenter.agreement.change(true);
}

describe('sign up', () => {
  it('listens to Google as long as it is open', async () => {
    const leave = presenter.activate(aVisit());
    presenter.google.button.draw(aPlace());
    leave();
    google.answer(aCredential());
    expect(presenter.google.wait.pending).toBe(false);
    presenter.activate(aVisit());
    google.answer(aCredential());
    expect(presenter.google.wait.pending).toBe(true);
  });

  it('can be sent once all is valid and the box is ticked', () => {
    expect(presenter.missing).toEqual(['Email', 'Password', 'Confirm password', 'Agreement']);
    fillIn();
    expect([presenter.canSubmit, presenter.missing]).toEqual([true, []]);
    presenter.agreement.change(false);
    presenter.confirmation.change('');
    expect([presenter.canSubmit, presenter.missing]).toEqual([false, ['Confirm password', 'Agreement']]);
    expect(presenter.wrong).toEqual([]);
    presenter.confirmation.change('another password 1');
    expect([presenter.missing, presenter.wrong]).toEqual([['Agreement'], ['Confirm password']]);
  });

  it('says what is missing when sent empty', async () => {
    presenter.activate(aVisit());
    const { email, password, confirmation, agreement, submit } = presenter;
    expect([email, password, confirmation, agreement].map(({ value }) => value)).toEqual(['', '', '', false]);
    await submit();
    expect(presenter.email.shownError).toBe('Enter a valid Email id');
    expect(presenter.password.shownError).toBe(
      'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
    );
    expect(presenter.agreement.shownError).toBe('Please agree before you go on');
    expect(accounts.asked).toEqual([]);
  });

  it('blocks passwords that differ, whichever of the two changed', async () => {
    fillIn();
    presenter.confirmation.leave();
    presenter.password.change('Welcome2!');
    expect(presenter.confirmation.shownError).toBe('Password does not match');
    expect(presenter.canSubmit).toBe(false);
    await presenter.submit();
    expect(accounts.asked).toEqual([]);
    presenter.confirmation.change('Welcome2!');
    expect(presenter.canSubmit).toBe(true);
  });

  it('warns of free mail once the address was left, and blocks nothing', () => {
    fillIn();
    presenter.email.change('meera@gmail.com');
    expect(presenter.emailWarning).toBeUndefined();
    presenter.email.leave();
    expect(presenter.emailWarning).toBe('Use your official email ID to get first level verified.');
    expect(presenter.canSubmit).toBe(true);
    presenter.email.change('meera@tidewater.example');
    expect(presenter.emailWarning).toBeUndefined();
  });

  it('goes to the code with e-mail and user id', async () => {
    fillIn();
    await presenter.submit();
    expect(accounts.asked).toEqual([['signUp', 'meera.nair@tidewater.example', 'Welcome1!']]);
    expect(navigator.went).toEqual([
      {
        path: '/verifyotp',
        options: { state: { email: 'meera.nair@tidewater.example', userId: 'account-1', sentAt: expect.any(String) } },
      },
    ]);
  });

  it('says on the e-mail that there is an account already', async () => {
    accounts.answers.signUp = success({ alreadyVerified: true });
    fillIn();
    await presenter.submit();
    expect(presenter.email.shownError).toBe('Email already Registered');
    expect(navigator.went).toEqual([]);
    presenter.email.change('meera@tidewater.example');
    expect(presenter.canSubmit).toBe(true);
  });

  it('says that it failed, keeps everything typed and works the next time', async () => {
    accounts.answers.signUp = failure('unreachable');
    fillIn();
    await presenter.submit();
    expect(notices.toasts).toEqual([
      { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
    ]);
    expect(presenter.password.value).toBe('Welcome1!');
    accounts.answers.signUp = success({ alreadyVerified: false, accountId: accountId('account-2') });
    await presenter.submit();
    expect(navigator.went).toHaveLength(1);
  });

  it('says at the password that it is too common until it changes', async () => {
    const words = 'This password is too common. Please choose another one.';
    accounts.answers.signUp = failure('refused', words);
    fillIn();
    await presenter.submit();
    expect([presenter.password.shownError, presenter.problem, notices.toasts]).toEqual([words, null, []]);
    expect(presenter.canSubmit).toBe(false);
    presenter.password.change('Welcome2!');
    expect(presenter.password.shownError).toBeNull();
    presenter.password.change('Welcome');
    expect(presenter.passwordProgress).toBe('1 more character');
  });

  it('says at the e-mail what the service refused of it', async () => {
    accounts.answers.signUp = failure('refused', 'This is too long.', 'email');
    fillIn();
    await presenter.submit();
    expect([presenter.email.shownError, presenter.problem]).toEqual(['This is too long.', null]);
  });

  it('shows any other refusal in the service’s own words until the next try, and stays ready for it', async () => {
    const words = 'Please choose a password that you have not used before.';
    accounts.answers.signUp = failure('refused', words);
    fillIn();
    await presenter.submit();
    expect([presenter.problem, presenter.canSubmit, notices.toasts]).toEqual([words, true, []]);
    expect(presenter.password.shownError).toBeNull();
    expect(presenter.password.value).toBe('Welcome1!');
    accounts.answers.signUp = success({ alreadyVerified: false, accountId: accountId('account-2') });
    await presenter.submit();
    expect([presenter.problem, navigator.went.length]).toEqual([null, 1]);
  });

  it.each([failure('refused'), failure('server-error', 'The disk is full.')])(
    'says the usual sentence where the service has no words for the person: %j',
    async (answer) => {
      accounts.answers.signUp = answer;
      fillIn();
      await presenter.submit();
      expect([presenter.problem, notices.toasts.map(({ text }) => text)]).toEqual([
        null,
        ['Some error occured! Please retry..'],
      ]);
    },
  );

  it('sends once for repeated presses, and does not navigate after the screen has closed', async () => {
    const leave = presenter.activate(aVisit());
    fillIn();
    const sent = Promise.all([presenter.submit(), presenter.submit()]);
    leave();
    await sent;
    expect(accounts.asked).toHaveLength(1);
    expect(navigator.went).toEqual([]);
  });

  it('asks again without waiting for the first answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<typeof accounts.answers.signUp>>();
    accounts.answers.signUp = promise;
    fillIn();
    const first = presenter.submit();
    accounts.answers.signUp = success({ alreadyVerified: false, accountId: accountId('account-2') });
    await presenter.retry();
    resolve(success({ alreadyVerified: true }));
    await first;
    expect(navigator.went).toHaveLength(1);
    expect(presenter.email.shownError).toBeNull();
  });

  it('keeps the e-mail for a reload, and nothing else, as long as it is open', () => {
    vi.useFakeTimers();
    const leave = presenter.activate(aVisit());
    fillIn();
    vi.advanceTimersByTime(500);
    const state = { email: ' meera.nair@tidewater.example ' };
    expect(navigator.went).toEqual([{ path: '/signup', options: { replace: true, state } }]);
    presenter.email.change('ravi@tidewater.example');
    leave();
    vi.advanceTimersByTime(500);
    expect(navigator.went).toHaveLength(1);
    vi.useRealTimers();
  });

  it('knows the e-mail of somebody who came back from the code to correct it', () => {
    presenter.activate(aVisit({ email: 'meera.nair@tidewater.exmaple' }));
    expect(presenter.email.value).toBe('meera.nair@tidewater.exmaple');
  });
});
