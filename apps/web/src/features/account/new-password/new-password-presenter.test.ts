import { failure, success } from '@glo/domain/shared/outcome';
import { aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { visitorScreens } from '../../../testing/account/account.ts';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';

const tooCommon = 'This password is too common. Please choose another one.';
const email = 'meera.nair@tidewater.example';

describe('a new password', () => {
  it('is set for the email, then opens the login', async () => {
    const { presenter, accounts, session, navigator } = aFilledForm();
    session.start(aSession());
    expect(presenter.form.valid).toBe(true);
    await presenter.submission.run();
    expect(accounts.asked).toEqual([['setPassword', email, 'N3w-password']]);
    expect(session.current).toBeNull();
    const state = { why: 'password-set', email };
    expect(navigator.went).toEqual([{ path: '/login', options: { replace: true, state } }]);
  });

  it('must be strong in both fields', async () => {
    const { presenter, accounts } = aFilledForm();
    presenter.form.fields.repeated.change('weak');
    await presenter.submission.run();
    expect(presenter.form.fields.repeated.shownError).toMatch(/^Must be 8 characters or longer/);
    expect([presenter.form.valid, accounts.asked]).toEqual([false, []]);
  });

  it('warns on blur that the two differ, but does not block', async () => {
    const { presenter, accounts } = aFilledForm();
    presenter.form.fields.repeated.change('0ther-password');
    expect(presenter.repeatedWarning).toBeUndefined();
    presenter.form.fields.repeated.leave();
    expect(presenter.repeatedWarning).toBe('Password does not match');
    presenter.form.fields.password.change('0ther-password');
    expect(presenter.repeatedWarning).toBeUndefined();
    presenter.form.fields.password.change('N3w-password');
    await presenter.submission.run();
    expect(accounts.asked).toEqual([['setPassword', email, 'N3w-password']]);
  });

  it.each([
    [success({ accepted: false as const, message: 'That is the old one.' }), 'That is the old one.'],
    [success({ accepted: false as const, message: '' }), 'Some error occured! Please retry..'],
    [failure('refused', 'Please ask for a verification code first.'), 'Please ask for a verification code first.'],
  ])('shows the refusal until the next try', async (answer, text) => {
    const { presenter, accounts, navigator } = aFilledForm();
    accounts.answers.setPassword = answer;
    await presenter.submission.run();
    expect([presenter.submission.problem, presenter.form.fields.password.shownError]).toEqual([text, null]);
    expect(navigator.went).toEqual([]);
  });

  it.each([failure('refused', tooCommon), success({ accepted: false as const, message: tooCommon })])(
    'shows at the field that it is too common until it changes: %j',
    async (answer) => {
      const { presenter, accounts } = aFilledForm();
      accounts.answers.setPassword = answer;
      await presenter.submission.run();
      expect([presenter.form.fields.password.shownError, presenter.submission.problem]).toEqual([tooCommon, null]);
      presenter.form.fields.password.change('0ther-password');
      expect(presenter.form.fields.password.shownError).toBeNull();
    },
  );

  it('requests another code when the proof has expired', async () => {
    const { presenter, accounts, navigator } = aFilledForm();
    accounts.answers.setPassword = failure('signed-out');
    await presenter.submission.run();
    const state = { why: 'proof-expired', email };
    expect(navigator.went).toEqual([{ path: '/forgotpw', options: { replace: true, state } }]);
  });

  it.each([null, {}, { email: '' }, { email: 7 }, 'email'])(
    'without an email in the history state %o requests a code and sends nothing',
    async (state) => {
      const { presenter, accounts, navigator } = aFilledForm(state);
      const why = { why: 'code-needed', email: '' };
      expect(navigator.went).toEqual([{ path: '/forgotpw', options: { replace: true, state: why } }]);
      await presenter.submission.run();
      expect(accounts.asked).toEqual([]);
    },
  );
});

function aFilledForm(state: unknown = { email }) {
  const { newPassword: presenter, ...services } = visitorScreens();
  presenter.activate(aVisit(state));
  presenter.form.fields.password.change('N3w-password');
  presenter.form.fields.repeated.change('N3w-password');
  return { ...services, presenter };
}
