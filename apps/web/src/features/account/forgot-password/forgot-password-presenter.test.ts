import { failure, success } from '@glo/domain/shared/outcome';
import { aSession } from '@glo/domain/testing/builders';
import { someAccounts, type FakeAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { beforeEach, describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { aVisit, FakeNavigator } from '../../../testing/fakes/fake-navigator.ts';
import { ForgotPasswordPresenter } from './forgot-password-presenter.ts';

let accounts: FakeAccounts;
let session: FakeSession;
let navigator: FakeNavigator;
let notices: Notices;
let presenter: ForgotPasswordPresenter;

beforeEach(() => {
  accounts = someAccounts();
  session = new FakeSession(null);
  navigator = new FakeNavigator();
  notices = new Notices();
  presenter = new ForgotPasswordPresenter(accounts, session, navigator, notices);
});

describe('forgot password', () => {
  it('sends nothing without an email', async () => {
    expect([presenter.form.fields.email.value, presenter.form.canSend]).toEqual(['', false]);
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe('Enter a valid Email id');
    expect(accounts.asked).toEqual([]);
  });

  it('opens the code screen with the email only', async () => {
    presenter.form.fields.email.change(' meera.nair@tidewater.example ');
    expect(presenter.form.canSend).toBe(true);
    await presenter.submission.run();
    expect(accounts.asked).toEqual([['requestPasswordCode', 'meera.nair@tidewater.example']]);
    expect(navigator.went).toEqual([
      {
        path: '/verifyotp',
        options: { state: { email: 'meera.nair@tidewater.example', sentAt: expect.any(String) } },
      },
    ]);
  });

  it.each([
    ['No account with this email address.', 'No account with this email address.'],
    ['', 'Some error occured! Please retry..'],
  ])('shows the refusal %o at the field as %o, and may send the same email again', async (message, shown) => {
    accounts.answers.requestPasswordCode = success({ accepted: false, message });
    presenter.form.fields.email.change('meera.nair@tidewater.example');
    await presenter.submission.run();
    expect(presenter.form.fields.email.shownError).toBe(shown);
    expect(presenter.form.fields.email.value).toBe('meera.nair@tidewater.example');
    expect([navigator.went, presenter.form.canSend]).toEqual([[], true]);
    accounts.answers.requestPasswordCode = success({ accepted: true });
    await presenter.submission.run();
    expect(navigator.went).toHaveLength(1);
  });

  it('shows a failure in a toast', async () => {
    accounts.answers.requestPasswordCode = failure('unreachable');
    presenter.form.fields.email.change('meera.nair@tidewater.example');
    await presenter.submission.run();
    expect(notices.toasts[0]?.text).toBe('Some error occured! Please retry..');
  });

  it('ignores the response after the screen has closed', async () => {
    const leave = presenter.activate(aVisit());
    presenter.form.fields.email.change('meera.nair@tidewater.example');
    const sent = presenter.submission.run();
    leave();
    await sent;
    expect(navigator.went).toEqual([]);
  });

  it.each([
    [null, null],
    [{ why: 'code-needed' }, "Enter your email and we'll send you a code."],
    [{ why: 'proof-expired' }, 'Your code has expired. Request a new one.'],
  ])('shows for the history state %o the note %o', (state, note) => {
    presenter.activate(aVisit(state));
    expect(presenter.note).toBe(note);
  });

  it('prefills the email from the history state or the session', () => {
    presenter.activate(aVisit());
    expect(presenter.form.fields.email.value).toBe('');
    session.current = aSession();
    presenter.activate(aVisit());
    expect(presenter.form.fields.email.value).toBe('meera.nair@tidewater.example');
    presenter.activate(aVisit({ email: 'ravi@tidewater.example' }));
    expect(presenter.form.fields.email.value).toBe('ravi@tidewater.example');
  });
});
