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
  presenter.form.fields.email.change(' meera.nair@tidewater.example ');
  presenter.form.fields.password.change('Welcome1!');
  presenter.form.fields.confirmation.change('Welcome1!');
  presenter.form.fields.agreement.change(true);
}

describe('sign up', () => {
  it('listens to Google as long as it is open', async () => {
    const leave = presenter.activate(aVisit());
    presenter.google.button.draw(aPlace());
    leave();
    google.answer(aCredential());
    expect(presenter.google.submission.pending).toBe(false);
    presenter.activate(aVisit());
    google.answer(aCredential());
    expect(presenter.google.submission.pending).toBe(true);
  });

  it('says what is missing when sent empty', async () => {
    presenter.activate(aVisit());
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('Enter a valid Email id');
    expect(presenter.form.fields.password.shownError).toBe(
      'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
    );
    expect(presenter.form.fields.agreement.shownError).toBe('Please agree before you go on');
    expect(accounts.asked).toEqual([]);
  });

  it('blocks passwords that differ, whichever of the two changed', async () => {
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

  it('warns of free mail once the address was left, and blocks nothing', () => {
    fillIn();
    presenter.form.fields.email.change('meera@gmail.com');
    expect(presenter.emailWarning).toBeUndefined();
    presenter.form.fields.email.leave();
    expect(presenter.emailWarning).toBe('Use your official email ID to get first level verified.');
    expect(presenter.form.valid).toBe(true);
    presenter.form.fields.email.change('meera@tidewater.example');
    expect(presenter.emailWarning).toBeUndefined();
  });

  it('goes to the code with e-mail and user id', async () => {
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

  it('says on the e-mail that there is an account already', async () => {
    accounts.answers.signUp = success({ alreadyVerified: true });
    fillIn();
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('Email already Registered');
    expect(navigator.went).toEqual([]);
    presenter.form.fields.email.change('meera@tidewater.example');
    expect(presenter.form.valid).toBe(true);
  });

  it('says that it failed, keeps everything typed and works the next time', async () => {
    accounts.answers.signUp = failure('unreachable');
    fillIn();
    await presenter.submission.run();
    expect(notices.toasts).toEqual([
      { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
    ]);
    expect(presenter.form.fields.password.value).toBe('Welcome1!');
    accounts.answers.signUp = success({ alreadyVerified: false, accountId: accountId('account-2') });
    await presenter.submission.run();
    expect(navigator.went).toHaveLength(1);
  });

  it('says at the password that it is too common until it changes', async () => {
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

  it('says at the e-mail what the service refused of it', async () => {
    accounts.answers.signUp = failure('refused', 'This is too long.', 'email');
    fillIn();
    await presenter.submission.run();
    expect([presenter.form.fields.email.shownError, presenter.submission.problem]).toEqual(['This is too long.', null]);
  });

  it('shows any other refusal in the service’s own words until the next try, and stays ready for it', async () => {
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
    'says the usual sentence where the service has no words for the person: %j',
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

  it('sends once for repeated presses, and does not navigate after the screen has closed', async () => {
    const leave = presenter.activate(aVisit());
    fillIn();
    const sent = Promise.all([presenter.submission.run(), presenter.submission.run()]);
    leave();
    await sent;
    expect(accounts.asked).toHaveLength(1);
    expect(navigator.went).toEqual([]);
  });

  it('keeps the e-mail for a reload, and nothing else, as long as it is open', () => {
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

  it('knows the e-mail of somebody who came back from the code to correct it', () => {
    presenter.activate(aVisit({ email: 'meera.nair@tidewater.exmaple' }));
    expect(presenter.form.fields.email.value).toBe('meera.nair@tidewater.exmaple');
  });
});
