import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { aCredential, someAccounts, type FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { aVisit, FakeNavigator } from '../../../testing/fakes/fake-navigator.ts';
import { aGoogleSignIn, aPlace, FakeGoogle } from '../../../testing/google.ts';
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
  presenter.form.fields.email.change(' meera.nair@tidewater.example ');
  presenter.form.fields.password.change('Welcome1!');
  presenter.form.fields.confirmation.change('Welcome1!');
  presenter.form.fields.agreement.change(true);
}

describe('sign up', () => {
  it('accepts Google credentials only while the screen is open', async () => {
    const leave = presenter.activate(aVisit());
    presenter.google.button.draw(aPlace());
    leave();
    google.answer(aCredential());
    expect(presenter.google.submission.pending).toBe(false);
    presenter.activate(aVisit());
    google.answer(aCredential());
    expect(presenter.google.submission.pending).toBe(true);
  });

  it('shows all errors of an empty form and sends nothing', async () => {
    presenter.activate(aVisit());
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('Enter a valid Email id');
    expect(presenter.form.fields.password.shownError).toBe(
      'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
    );
    expect(presenter.form.fields.agreement.shownError).toBe('Accept the privacy policy to continue');
    expect(accounts.asked).toEqual([]);
  });

  it('blocks different passwords, whichever of the two changed', async () => {
    fillIn();
    presenter.form.fields.confirmation.leave();
    presenter.form.fields.password.change('Welcome2!');
    expect(presenter.form.fields.confirmation.shownError).toBe('Password does not match');
    expect(presenter.form.valid).toBe(false);
    await presenter.submission.run();
    expect(accounts.asked).toEqual([]);
    presenter.form.fields.confirmation.change('Welcome2!');
    expect(presenter.form.valid).toBe(true);
  });

  it('warns on blur about a free-mail address, but does not block', () => {
    fillIn();
    presenter.form.fields.email.change('meera@gmail.com');
    expect(presenter.emailWarning).toBeUndefined();
    presenter.form.fields.email.leave();
    expect(presenter.emailWarning).toBe('Use your official email ID to get first level verified.');
    expect(presenter.form.valid).toBe(true);
    presenter.form.fields.email.change('meera@tidewater.example');
    expect(presenter.emailWarning).toBeUndefined();
  });

  it('opens the code screen with the email and the user id', async () => {
    fillIn();
    await presenter.submission.run();
    expect(accounts.asked).toEqual([['signUp', 'meera.nair@tidewater.example', 'Welcome1!']]);
    expect(navigator.went).toEqual([
      {
        path: '/verifyotp',
        options: { state: { email: 'meera.nair@tidewater.example', userId: 'account-1', sentAt: expect.any(String) } },
      },
    ]);
  });

  it('shows at the email that it is already registered', async () => {
    accounts.answers.signUp = success({ alreadyVerified: true });
    fillIn();
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('Email already Registered');
    expect(navigator.went).toEqual([]);
    presenter.form.fields.email.change('meera@tidewater.example');
    expect(presenter.form.valid).toBe(true);
  });

  it('keeps all values after a failure', async () => {
    accounts.answers.signUp = failure('unreachable');
    fillIn();
    await presenter.submission.run();
    expect(notices.toasts).toEqual([
      { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
    ]);
    expect(presenter.form.fields.password.value).toBe('Welcome1!');
  });

  it('shows at the password that it is too common until it changes', async () => {
    const words = 'This password is too common. Please choose another one.';
    accounts.answers.signUp = failure('refused', words);
    fillIn();
    await presenter.submission.run();
    expect([presenter.form.fields.password.shownError, presenter.submission.problem, notices.toasts]).toEqual([
      words,
      null,
      [],
    ]);
    expect(presenter.form.valid).toBe(false);
    presenter.form.fields.password.change('Welcome2!');
    expect(presenter.form.fields.password.shownError).toBeNull();
    presenter.form.fields.password.change('Welcome');
    expect(presenter.passwordProgress).toBe('1 more character');
  });

  it('shows a refusal of the email at its field', async () => {
    accounts.answers.signUp = failure('refused', 'This is too long.', 'email');
    fillIn();
    await presenter.submission.run();
    expect([presenter.form.fields.email.shownError, presenter.submission.problem]).toEqual(['This is too long.', null]);
  });

  it('shows any other refusal in the service’s words until the next try', async () => {
    const words = 'Please choose a password that you have not used before.';
    accounts.answers.signUp = failure('refused', words);
    fillIn();
    await presenter.submission.run();
    expect([presenter.submission.problem, presenter.form.valid, notices.toasts]).toEqual([words, true, []]);
    expect(presenter.form.fields.password.shownError).toBeNull();
    expect(presenter.form.fields.password.value).toBe('Welcome1!');
    accounts.answers.signUp = success({ alreadyVerified: false, accountId: accountId('account-2') });
    await presenter.submission.run();
    expect([presenter.submission.problem, navigator.went.length]).toEqual([null, 1]);
  });

  it.each([failure('refused'), failure('server-error', 'The disk is full.')])(
    'shows the default message for a failure without a text for the user: %j',
    async (answer) => {
      accounts.answers.signUp = answer;
      fillIn();
      await presenter.submission.run();
      expect([presenter.submission.problem, notices.toasts.map(({ text }) => text)]).toEqual([
        null,
        ['Some error occured! Please retry..'],
      ]);
    },
  );

  it('ignores the response after the screen has closed', async () => {
    const leave = presenter.activate(aVisit());
    fillIn();
    const sent = presenter.submission.run();
    leave();
    await sent;
    expect(navigator.went).toEqual([]);
  });

  it('keeps only the email for a reload, while the screen is open', () => {
    vi.useFakeTimers();
    const leave = presenter.activate(aVisit());
    fillIn();
    vi.advanceTimersByTime(500);
    const state = { email: ' meera.nair@tidewater.example ' };
    expect(navigator.went).toEqual([{ path: '/signup', options: { replace: true, state } }]);
    presenter.form.fields.email.change('ravi@tidewater.example');
    leave();
    vi.advanceTimersByTime(500);
    expect(navigator.went).toHaveLength(1);
    vi.useRealTimers();
  });

  it('prefills the email after a return from the code', () => {
    presenter.activate(aVisit({ email: 'meera.nair@tidewater.exmaple' }));
    expect(presenter.form.fields.email.value).toBe('meera.nair@tidewater.exmaple');
  });
});
