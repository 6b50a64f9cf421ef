import { SignIn } from '@glo/domain/account/sign-in';
import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, aSession } from '@glo/domain/testing/builders';
import { aCredential, someAccounts, type FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { beforeEach, describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { aGoogleSignIn, aPlace, FakeGoogle } from '../../../testing/google.ts';
import { aVisit } from '../../../testing/visits.ts';
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
  presenter.email.change('meera.nair@tidewater.example');
  presenter.password.change('Welcome1!');
}

describe('login', () => {
  it('asks for both fields before anything is sent', async () => {
    expect([presenter.email.value, presenter.password.value, presenter.canSubmit]).toEqual(['', '', false]);
    const { submit } = presenter;
    await submit();
    expect(presenter.email.shownError).toBe('Enter a valid Email id');
    expect(presenter.password.shownError).toBe('Enter your password');
    expect(accounts.asked).toEqual([]);
  });

  it('begins the session', async () => {
    typeCredentials();
    await presenter.submit();
    expect(session.current).toEqual(aSession());
    expect(presenter.wait.pending).toBe(false);
    expect(notices.toasts).toEqual([]);
  });

  it.each(['email', 'password'] as const)(
    'shows a refusal of the %s on that field, and keeps what was typed',
    async (field) => {
      accounts.answers.signIn = success({ accepted: false, field, message: 'No, sorry.' });
      typeCredentials();
      await presenter.submit();
      expect(presenter[field].shownError).toBe('No, sorry.');
      expect(presenter.email.value).toBe('meera.nair@tidewater.example');
      expect(presenter.password.value).toBe('Welcome1!');
      presenter[field].change('meera@tidewater.example');
      expect(presenter[field].shownError).toBeNull();
    },
  );

  it.each([
    ['password', 'email'],
    ['email', 'password'],
  ] as const)(
    'can be sent again after a refusal of the %s, which goes once the %s was changed',
    async (refused, changed) => {
      accounts.answers.signIn = success({ accepted: false, field: refused, message: 'No, sorry.' });
      typeCredentials();
      await presenter.submit();
      expect(presenter.canSubmit).toBe(true);
      presenter[changed].change('meera@tidewater.example');
      expect(presenter[refused].shownError).toBeNull();
      accounts.answers.signIn = someAccounts().answers.signIn;
      await presenter.submit();
      expect(session.current).not.toBeNull();
    },
  );

  it('never refuses without a word', async () => {
    accounts.answers.signIn = success({ accepted: false, field: 'email', message: '' });
    typeCredentials();
    await presenter.submit();
    expect(presenter.email.shownError).toBe('Some error occured! Please retry..');
  });

  it('does not find an unverified user', async () => {
    accounts.answers.signIn = success({
      accepted: true,
      accountId: accountId('account-1'),
      verified: false,
      profileFilled: false,
    });
    typeCredentials();
    await presenter.submit();
    expect(presenter.email.shownError).toBe('User not found');
    expect(session.current).toBeNull();
    presenter.password.change('Another2!');
    expect([presenter.email.shownError, presenter.canSubmit]).toEqual([null, true]);
  });

  it.each(['unreachable', 'server-error', 'unexpected-reply'] as const)(
    'says that it failed (%s) and works the next time',
    async (kind) => {
      accounts.answers.signIn = failure(kind);
      typeCredentials();
      await presenter.submit();
      expect(notices.toasts).toEqual([
        { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
      ]);
      expect(presenter.canSubmit).toBe(true);
      accounts.answers.signIn = someAccounts().answers.signIn;
      await presenter.submit();
      expect(session.current).toEqual(aSession());
    },
  );

  it('says that the browser kept no cookie, and can be sent again', async () => {
    accounts.answers.loadRecruiter = failure('signed-out');
    typeCredentials();
    await presenter.submit();
    expect(notices.alerts).toEqual([
      'You were signed in, but this browser did not keep the sign-in. Please allow cookies for this site.',
    ]);
    expect([session.current, presenter.canSubmit, presenter.wait.pending]).toEqual([null, true, false]);
  });

  it('sends once, however often it is pressed', async () => {
    typeCredentials();
    await Promise.all([presenter.submit(), presenter.submit()]);
    expect(accounts.asked.filter(([call]) => call === 'signIn')).toHaveLength(1);
  });

  it('tries again without waiting for the first answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<typeof accounts.answers.signIn>>();
    accounts.answers.signIn = promise;
    typeCredentials();
    const first = presenter.submit();
    accounts.answers.signIn = someAccounts().answers.signIn;
    await presenter.retry();
    expect(session.current).toEqual(aSession());
    resolve(failure('unreachable'));
    await first;
    expect(notices.toasts).toEqual([]);
  });

  it.each([
    [null, null],
    [{ returnTo: '/dashboard', why: null }, null],
    [{ why: 'by-service' }, 'Your session has ended. Please sign in again.'],
    [{ why: 'password-set' }, 'Your new password is set. Please sign in with it.'],
    [{ why: 'password-changed' }, 'Your password is changed. Please sign in with the new one.'],
    [{ why: 'account-deleted' }, 'Your account is deleted, and you are signed out.'],
    [{ why: 'anything' }, null],
  ])('opened with %o notes %o', (state, note) => {
    presenter.activate(aVisit(state));
    expect(presenter.note).toBe(note);
  });

  it('knows the e-mail of the new password', () => {
    presenter.activate(aVisit());
    expect(presenter.email.value).toBe('');
    presenter.revisit(aVisit({ email: 'meera.nair@tidewater.example' }));
    expect(presenter.email.value).toBe('meera.nair@tidewater.example');
    presenter.revisit(aVisit({ email: 'ravi@tidewater.example' }));
    presenter.revisit(aVisit());
    expect(presenter.email.value).toBe('meera.nair@tidewater.example');
  });

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

  it('forgets the question when the person leaves', async () => {
    const leave = presenter.activate(aVisit());
    accounts.answers.signIn = failure('unreachable');
    typeCredentials();
    const sent = presenter.submit();
    leave();
    await sent;
    expect(notices.toasts).toEqual([]);
  });
});
