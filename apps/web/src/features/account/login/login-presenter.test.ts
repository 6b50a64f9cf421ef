import { SignIn } from '@glo/domain/account/sign-in';
import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, aSession } from '@glo/domain/testing/builders';
import { aCredential, someAccounts, type FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { beforeEach, describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { aGoogleSignIn, aPlace, FakeGoogle } from '../../../testing/google.ts';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';
import { LoginPresenter } from './login-presenter.ts';

let accounts: FakeAccounts;
let session: FakeSession;
let notices: Notices;
let google: FakeGoogle;
let presenter: LoginPresenter;

beforeEach(() => {
  accounts = someAccounts();
  session = new FakeSession(null);
  notices = new Notices();
  google = new FakeGoogle();
  presenter = new LoginPresenter(new SignIn(accounts, session), aGoogleSignIn(session, notices, google), notices);
});

function typeCredentials() {
  presenter.form.fields.email.change('meera.nair@tidewater.example');
  presenter.form.fields.password.change('Welcome1!');
}

describe('login', () => {
  it('sends nothing without both fields', async () => {
    expect([presenter.form.fields.email.value, presenter.form.fields.password.value, presenter.form.canSend]).toEqual([
      '',
      '',
      false,
    ]);
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('Enter a valid Email id');
    expect(presenter.form.fields.password.shownError).toBe('Enter your password');
    expect(accounts.asked).toEqual([]);
  });

  it('starts the session', async () => {
    typeCredentials();
    await presenter.submission.run();
    expect(session.current).toEqual(aSession());
    expect(presenter.submission.pending).toBe(false);
    expect(notices.toasts).toEqual([]);
  });

  it.each([
    ['password', 'email'],
    ['email', 'password'],
  ] as const)(
    'may send the same values after a refusal of the %s, and lifts it when the %s changes',
    async (refused, changed) => {
      accounts.answers.signIn = success({ accepted: false, field: refused, message: 'No, sorry.' });
      typeCredentials();
      await presenter.submission.run();
      expect(presenter.form.canSend).toBe(true);
      presenter.form.fields[changed].change('meera@tidewater.example');
      expect(presenter.form.fields[refused].shownError).toBeNull();
      accounts.answers.signIn = someAccounts().answers.signIn;
      await presenter.submission.run();
      expect(session.current).not.toBeNull();
    },
  );

  it('shows the default message for a refusal without text', async () => {
    accounts.answers.signIn = success({ accepted: false, field: 'email', message: '' });
    typeCredentials();
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('Some error occured! Please retry..');
  });

  it('treats an unverified account as unknown', async () => {
    accounts.answers.signIn = success({
      accepted: true,
      accountId: accountId('account-1'),
      verified: false,
      profileFilled: false,
    });
    typeCredentials();
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('User not found');
    expect(session.current).toBeNull();
    presenter.form.fields.password.change('Another2!');
    expect([presenter.form.fields.email.shownError, presenter.form.canSend]).toEqual([null, true]);
  });

  it('shows a failure in a toast', async () => {
    accounts.answers.signIn = failure('unreachable');
    typeCredentials();
    await presenter.submission.run();
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Some error occured! Please retry..']);
  });

  it('explains that the browser kept no cookie, and can be sent again', async () => {
    accounts.answers.loadRecruiter = failure('signed-out');
    typeCredentials();
    await presenter.submission.run();
    expect(notices.alerts).toEqual([
      'You were signed in, but this browser did not keep the sign-in. Please allow cookies for this site.',
    ]);
    expect([session.current, presenter.form.canSend, presenter.submission.pending]).toEqual([null, true, false]);
  });

  it.each([
    [null, null],
    [{ returnTo: '/dashboard', why: null }, null],
    [{ why: 'by-service' }, 'Your session has ended. Please sign in again.'],
    [{ why: 'password-set' }, 'Your new password is set. Please sign in with it.'],
    [{ why: 'password-changed' }, 'Your password has changed. Please sign in with the new one.'],
    [{ why: 'account-deleted' }, "Your account is deleted, and you're signed out."],
    [{ why: 'anything' }, null],
  ])('shows for the history state %o the note %o', (state, note) => {
    presenter.activate(aVisit(state));
    expect(presenter.note).toBe(note);
  });

  it('prefills the email unless one is typed', () => {
    presenter.activate(aVisit());
    expect(presenter.form.fields.email.value).toBe('');
    presenter.revisit(aVisit({ email: 'meera.nair@tidewater.example' }));
    expect(presenter.form.fields.email.value).toBe('meera.nair@tidewater.example');
    presenter.revisit(aVisit({ email: 'ravi@tidewater.example' }));
    presenter.revisit(aVisit());
    expect(presenter.form.fields.email.value).toBe('meera.nair@tidewater.example');
  });

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

  it('ignores the response after the screen has closed', async () => {
    const leave = presenter.activate(aVisit());
    accounts.answers.signIn = failure('unreachable');
    typeCredentials();
    const sent = presenter.submission.run();
    leave();
    await sent;
    expect(notices.toasts).toEqual([]);
  });
});
