import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { visitorScreens } from '../../../testing/account/account.ts';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';

describe('sign up', () => {
  it('shows all errors of an empty form and sends nothing', async () => {
    const { accounts, signUp: presenter } = visitorScreens();
    await presenter.submission.run();
    expect(Object.values(presenter.form.fields).map(({ shownError }) => shownError)).toEqual([
      'Enter a valid Email id',
      expect.stringMatching(/^Must be 8 characters or longer/),
      null,
      'Accept the privacy policy to continue',
    ]);
    expect(accounts.asked).toEqual([]);
  });

  it('blocks different passwords, whichever of the two changed', async () => {
    const { presenter, accounts } = aFilledForm();
    presenter.form.fields.confirmation.leave();
    presenter.form.fields.password.change('Welcome2!');
    expect(presenter.form.fields.confirmation.shownError).toBe('Password does not match');
    await presenter.submission.run();
    expect(accounts.asked).toEqual([]);
    presenter.form.fields.confirmation.change('Welcome2!');
    expect(presenter.form.valid).toBe(true);
  });

  it('warns on blur about a free-mail address, but does not block', () => {
    const { presenter } = aFilledForm();
    presenter.form.fields.email.change('meera@gmail.com');
    expect(presenter.emailWarning).toBeUndefined();
    presenter.form.fields.email.leave();
    expect(presenter.emailWarning).toBe('Use your official email ID to get first level verified.');
    expect(presenter.form.valid).toBe(true);
    presenter.form.fields.email.change('meera@tidewater.example');
    expect(presenter.emailWarning).toBeUndefined();
  });

  it('opens the code screen with the email and the user id', async () => {
    const { presenter, accounts, navigator } = aFilledForm();
    await presenter.submission.run();
    expect(accounts.asked).toEqual([['signUp', 'meera.nair@tidewater.example', 'Welcome1!']]);
    const state = { email: 'meera.nair@tidewater.example', userId: 'account-1', sentAt: expect.any(String) };
    expect(navigator.went).toEqual([{ path: '/verifyotp', options: { state } }]);
  });

  it('shows at the email that it is already registered', async () => {
    const { presenter, accounts, navigator } = aFilledForm();
    accounts.answers.signUp = success({ alreadyVerified: true });
    await presenter.submission.run();
    expect([presenter.form.fields.email.shownError, navigator.went]).toEqual(['Email already Registered', []]);
  });

  it('shows at the password that it is too common until it changes', async () => {
    const { presenter, accounts, notices } = aFilledForm();
    const words = 'This password is too common. Please choose another one.';
    accounts.answers.signUp = failure('refused', words);
    await presenter.submission.run();
    const { password } = presenter.form.fields;
    expect([password.shownError, presenter.submission.problem, notices.toasts]).toEqual([words, null, []]);
    password.change('Welcome2!');
    expect(password.shownError).toBeNull();
  });

  it('shows a refusal of the email at its field', async () => {
    const { presenter, accounts } = aFilledForm();
    accounts.answers.signUp = failure('refused', 'This is too long.', 'email');
    await presenter.submission.run();
    expect([presenter.form.fields.email.shownError, presenter.submission.problem]).toEqual(['This is too long.', null]);
  });

  it('shows any other refusal in the service’s words until the next try', async () => {
    const { presenter, accounts, notices, navigator } = aFilledForm();
    const words = 'Please choose a password that you have not used before.';
    accounts.answers.signUp = failure('refused', words);
    await presenter.submission.run();
    expect([presenter.submission.problem, presenter.form.valid, notices.toasts]).toEqual([words, true, []]);
    accounts.answers.signUp = success({ alreadyVerified: false, accountId: accountId('account-2') });
    await presenter.submission.run();
    expect([presenter.submission.problem, navigator.went.length]).toEqual([null, 1]);
  });

  it.each([failure('refused'), failure('server-error', 'The disk is full.')])(
    'shows the default message for a failure without a text for the user: %j',
    async (answer) => {
      const { presenter, accounts, notices } = aFilledForm();
      accounts.answers.signUp = answer;
      await presenter.submission.run();
      expect(presenter.submission.problem).toBeNull();
      expect(notices.toasts.map(({ text }) => text)).toEqual(['Some error occured! Please retry..']);
    },
  );

  it('keeps only the email for a reload, while the screen is open', () => {
    vi.useFakeTimers();
    const { signUp: presenter, navigator } = visitorScreens();
    const leave = presenter.activate(aVisit({ email: 'meera@tidewater.example' }));
    expect(presenter.form.fields.email.value).toBe('meera@tidewater.example');
    presenter.form.fields.email.change('meera.nair@tidewater.example');
    presenter.form.fields.password.change('Welcome1!');
    vi.advanceTimersByTime(500);
    const state = { email: 'meera.nair@tidewater.example' };
    expect(navigator.went).toEqual([{ path: '/signup', options: { replace: true, state } }]);
    presenter.form.fields.email.change('ravi@tidewater.example');
    leave();
    vi.advanceTimersByTime(500);
    expect(navigator.went).toHaveLength(1);
  });
});

function aFilledForm() {
  const { signUp: presenter, ...services } = visitorScreens();
  const { email, password, confirmation, agreement } = presenter.form.fields;
  email.change(' meera.nair@tidewater.example ');
  password.change('Welcome1!');
  confirmation.change('Welcome1!');
  agreement.change(true);
  return { ...services, presenter };
}
