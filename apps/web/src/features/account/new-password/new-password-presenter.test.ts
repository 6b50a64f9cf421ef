import { PasswordReset } from '@glo/domain/account/password-reset';
import { failure, success } from '@glo/domain/shared/outcome';
import { aSession } from '@glo/domain/testing/builders';
import { someAccounts, type FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { beforeEach, describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { aVisit, FakeNavigator } from '../../../testing/fakes/fake-navigator.ts';
import { NewPasswordPresenter } from './new-password-presenter.ts';

const tooCommon = 'This password is too common. Please choose another one.';
const email = 'meera.nair@tidewater.example';
let accounts: FakeAccounts;
let session: FakeSession;
let navigator: FakeNavigator;
let notices: Notices;
let presenter: NewPasswordPresenter;

beforeEach(() => {
  accounts = someAccounts();
  session = new FakeSession(null);
  navigator = new FakeNavigator();
  notices = new Notices();
  presenter = new NewPasswordPresenter(new PasswordReset(accounts, session), navigator, notices);
});

function open(state: unknown = { email }) {
  return presenter.activate(aVisit(state));
}

function fillIn() {
  presenter.form.fields.password.change('N3w-password');
  presenter.form.fields.repeated.change('N3w-password');
}

describe('a new password', () => {
  it('is set for the email, then opens the login', async () => {
    session.current = aSession();
    open();
    expect([presenter.form.fields.password.value, presenter.form.fields.repeated.value]).toEqual(['', '']);
    fillIn();
    expect(presenter.form.valid).toBe(true);
    await presenter.submission.run();
    expect(accounts.asked).toEqual([['setPassword', email, 'N3w-password']]);
    expect(session.current).toBeNull();
    expect(navigator.went).toEqual([
      { path: '/login', options: { replace: true, state: { why: 'password-set', email } } },
    ]);
  });

  it('must be strong in both fields', async () => {
    open();
    presenter.form.fields.password.change('N3w-password');
    presenter.form.fields.repeated.change('weak');
    expect(presenter.form.valid).toBe(false);
    await presenter.submission.run();
    expect(presenter.form.fields.repeated.shownError).toBe(
      'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
    );
    expect(accounts.asked).toEqual([]);
  });

  it('warns on blur that the two differ, but does not block', async () => {
    open();
    presenter.form.fields.password.change('N3w-password');
    presenter.form.fields.repeated.change('0ther-password');
    expect(presenter.repeatedWarning).toBeUndefined();
    presenter.form.fields.repeated.leave();
    expect(presenter.repeatedWarning).toBe('Password does not match');
    presenter.form.fields.password.change('0ther-password');
    expect(presenter.repeatedWarning).toBeUndefined();
    presenter.form.fields.password.change('N3w-password');
    expect(presenter.form.valid).toBe(true);
    await presenter.submission.run();
    expect(accounts.asked).toEqual([['setPassword', email, 'N3w-password']]);
  });

  it.each([
    [success({ accepted: false as const, message: 'That is the old one.' }), 'That is the old one.'],
    [success({ accepted: false as const, message: '' }), 'Some error occured! Please retry..'],
    [failure('refused', 'Please ask for a verification code first.'), 'Please ask for a verification code first.'],
  ])('shows the refusal until the next try', async (answer, text) => {
    accounts.answers.setPassword = answer;
    open();
    fillIn();
    await presenter.submission.run();
    expect([presenter.submission.problem, presenter.form.fields.password.shownError]).toEqual([text, null]);
    expect(navigator.went).toEqual([]);
    accounts.answers.setPassword = success({ accepted: true });
    await presenter.submission.run();
    expect(presenter.submission.problem).toBeNull();
    expect(navigator.went).toHaveLength(1);
  });

  it.each([failure('refused', tooCommon), success({ accepted: false as const, message: tooCommon })])(
    'shows at the field that it is too common until it changes: %j',
    async (answer) => {
      accounts.answers.setPassword = answer;
      open();
      fillIn();
      await presenter.submission.run();
      expect([presenter.form.fields.password.shownError, presenter.submission.problem]).toEqual([tooCommon, null]);
      expect(presenter.form.valid).toBe(false);
      presenter.form.fields.password.change('0ther-password');
      expect(presenter.form.fields.password.shownError).toBeNull();
      presenter.form.fields.password.change('0ther');
      expect(presenter.passwordProgress).toBe('3 more characters');
    },
  );

  it('requests another code when the proof has expired', async () => {
    accounts.answers.setPassword = failure('signed-out');
    open();
    fillIn();
    await presenter.submission.run();
    expect(navigator.went).toEqual([
      { path: '/forgotpw', options: { replace: true, state: { why: 'proof-expired', email } } },
    ]);
  });

  it('keeps its value after a failure', async () => {
    accounts.answers.setPassword = failure('unreachable');
    open();
    fillIn();
    await presenter.submission.run();
    expect(notices.toasts[0]?.text).toBe('Some error occured! Please retry..');
    expect(presenter.form.fields.password.value).toBe('N3w-password');
  });

  it('ignores the response after the screen has closed', async () => {
    const leave = open();
    fillIn();
    const sent = presenter.submission.run();
    leave();
    await sent;
    expect(navigator.went).toEqual([]);
  });

  it.each([null, {}, { email: '' }, { email: 7 }, 'email'])(
    'without an email in the history state %o requests a code and sends nothing',
    async (state) => {
      open(state);
      expect(navigator.went).toMatchObject([
        { path: '/forgotpw', options: { replace: true, state: { why: 'code-needed', email: '' } } },
      ]);
      fillIn();
      await presenter.submission.run();
      expect(accounts.asked).toEqual([]);
    },
  );
});
