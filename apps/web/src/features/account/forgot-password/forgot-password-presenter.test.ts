import { success } from '@glo/domain/shared/outcome';
import { aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { visitorScreens } from '../../../testing/account/account.ts';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';

const email = 'meera.nair@tidewater.example';

describe('forgot password', () => {
  it('opens the code screen with the email only, and sends nothing without one', async () => {
    const { accounts, navigator, forgotPassword: presenter } = visitorScreens();
    await presenter.submission.run();
    expect([presenter.form.canSend, presenter.form.fields.email.shownError]).toEqual([false, 'Enter a valid Email id']);
    presenter.form.fields.email.change(` ${email} `);
    expect(presenter.form.canSend).toBe(true);
    await presenter.submission.run();
    expect(accounts.asked).toEqual([['requestPasswordCode', email]]);
    const state = { email, sentAt: expect.any(String) };
    expect(navigator.went).toEqual([{ path: '/verifyotp', options: { state } }]);
  });

  it.each([
    ['No account with this email address.', 'No account with this email address.'],
    ['', 'Some error occured! Please retry..'],
  ])('shows the refusal %o at the field as %o, and may send the same email again', async (message, shown) => {
    const { accounts, navigator, forgotPassword: presenter } = visitorScreens();
    accounts.answers.requestPasswordCode = success({ accepted: false, message });
    presenter.form.fields.email.change(email);
    await presenter.submission.run();
    expect([presenter.form.fields.email.shownError, presenter.form.fields.email.value]).toEqual([shown, email]);
    expect([navigator.went, presenter.form.canSend]).toEqual([[], true]);
  });

  it.each([
    [null, null],
    [{ why: 'code-needed' }, "Enter your email and we'll send you a code."],
    [{ why: 'proof-expired' }, 'Your code has expired. Request a new one.'],
  ])('shows for the history state %o the note %o', (state, note) => {
    const { forgotPassword: presenter } = visitorScreens();
    presenter.activate(aVisit(state));
    expect(presenter.note).toBe(note);
  });

  it('prefills the email from the history state or the session', () => {
    const { session, forgotPassword: presenter } = visitorScreens();
    session.start(aSession());
    presenter.activate(aVisit());
    expect(presenter.form.fields.email.value).toBe(email);
    presenter.activate(aVisit({ email: 'ravi@tidewater.example' }));
    expect(presenter.form.fields.email.value).toBe('ravi@tidewater.example');
  });
});
