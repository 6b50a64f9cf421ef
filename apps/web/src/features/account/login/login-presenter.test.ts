import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, aSession } from '@glo/domain/testing/builders';
import { someAccounts } from '@glo/domain/testing/fake-accounts';
import { describe, expect, it } from 'vitest';
import { visitorScreens } from '../../../testing/account/account.ts';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';

const email = 'meera.nair@tidewater.example';

describe('login', () => {
  it('starts the session, and sends nothing without both fields', async () => {
    const { accounts, session, notices, login: presenter } = visitorScreens();
    await presenter.submission.run();
    const { fields } = presenter.form;
    expect([fields.email.shownError, fields.password.shownError]).toEqual([
      'Enter a valid Email id',
      'Enter your password',
    ]);
    expect([presenter.form.canSend, accounts.asked]).toEqual([false, []]);
    fields.email.change(email);
    fields.password.change('Welcome1!');
    await presenter.submission.run();
    expect([session.current, notices.toasts]).toEqual([aSession(), []]);
  });

  it.each([
    ['password', 'email'],
    ['email', 'password'],
  ] as const)(
    'may send the same values after a refusal of the %s, and lifts it when the %s changes',
    async (refused, changed) => {
      const { accounts, session, presenter } = aFilledLogin();
      accounts.answers.signIn = success({ accepted: false, field: refused, message: '' });
      await presenter.submission.run();
      expect(presenter.form.fields[refused].shownError).toBe('Some error occured! Please retry..');
      expect(presenter.form.canSend).toBe(true);
      presenter.form.fields[changed].change('meera@tidewater.example');
      expect(presenter.form.fields[refused].shownError).toBeNull();
      accounts.answers.signIn = someAccounts().answers.signIn;
      await presenter.submission.run();
      expect(session.current).not.toBeNull();
    },
  );

  it('treats an unverified account as unknown', async () => {
    const { accounts, session, presenter } = aFilledLogin();
    const account = { accountId: accountId('account-1'), verified: false, profileFilled: false };
    accounts.answers.signIn = success({ accepted: true, ...account });
    await presenter.submission.run();
    expect([presenter.form.fields.email.shownError, session.current]).toEqual(['User not found', null]);
  });

  it('explains that the browser kept no cookie, and can be sent again', async () => {
    const { accounts, session, notices, presenter } = aFilledLogin();
    accounts.answers.loadRecruiter = failure('signed-out');
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
    const { login: presenter } = visitorScreens();
    presenter.activate(aVisit(state));
    expect(presenter.note).toBe(note);
  });

  it('prefills the email unless one is typed', () => {
    const { login: presenter } = visitorScreens();
    presenter.activate(aVisit());
    expect(presenter.form.fields.email.value).toBe('');
    presenter.revisit(aVisit({ email }));
    expect(presenter.form.fields.email.value).toBe(email);
    presenter.revisit(aVisit({ email: 'ravi@tidewater.example' }));
    presenter.revisit(aVisit());
    expect(presenter.form.fields.email.value).toBe(email);
  });
});

function aFilledLogin() {
  const { login: presenter, ...services } = visitorScreens();
  presenter.form.fields.email.change(email);
  presenter.form.fields.password.change('Welcome1!');
  return { ...services, presenter };
}
