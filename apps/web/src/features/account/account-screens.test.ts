import { failure } from '@glo/domain/shared/outcome';
import { aCredential } from '@glo/domain/testing/fake-accounts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { visitorScreens } from '../../testing/account/account.ts';
import { aVisit } from '../../testing/fakes/fake-navigator.ts';
import { aPlace } from '../../testing/account/google.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { ForgotPasswordView } from './forgot-password/ForgotPasswordView.tsx';
import { LoginView } from './login/LoginView.tsx';
import { NewPasswordView } from './new-password/NewPasswordView.tsx';
import { SignUpView } from './signup/SignUpView.tsx';
import { VerifyCodeView } from './verify-code/VerifyCodeView.tsx';

const email = 'meera.nair@tidewater.example';

describe('the account screens', () => {
  it('link to each other and to the policy', () => {
    const { signUp, login } = views();
    expect(linksOf(signUp)).toEqual(['/policytext', '/policytext', '/login']);
    expect(linksOf(login)).toEqual(['/forgotpw', '/policytext', '/signup']);
    // After the field, so that Tab reaches the field first.
    const markup = markupOf(login);
    expect(markup.indexOf('href="/forgotpw"')).toBeGreaterThan(markup.indexOf('aria-label="Show password"'));
  });

  it('show the hint of a new password and the countdown of a code', () => {
    const { signUp, verifyCode } = views();
    expect(textOf(signUp)).toContain('Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)');
    expect(textOf(verifyCode)).toMatch(/1:00$/);
  });

  it('tell password managers the purpose of each field', () => {
    const fields = Object.entries(views()).map(([name, view]) => [name, purposesOf(view)]);
    expect(Object.fromEntries(fields)).toEqual({
      signUp: ['username', 'new-password', 'new-password'],
      login: ['username', 'current-password'],
      forgotPassword: ['username'],
      verifyCode: expect.arrayContaining(['one-time-code']),
      newPassword: ['username', 'new-password', 'new-password'],
    });
  });

  it('say what a new password lacks while it is typed', () => {
    const screens = visitorScreens();
    for (const { form } of [screens.signUp, screens.newPassword]) form.fields.password.change('Welcome');
    const { signUp, newPassword } = views(screens);
    for (const view of [signUp, newPassword]) expect(textOf(view)).toContain('1 more character');
  });

  it('list the missing fields below the submit button once it was pressed', () => {
    const screens = visitorScreens();
    const { signUp, forgotPassword, newPassword } = views(screens);
    expect([signUp, forgotPassword, newPassword].map(textOf).join()).not.toContain('Still missing');
    for (const { form } of [screens.signUp, screens.forgotPassword, screens.newPassword]) form.reveal();
    expect(textOf(signUp)).toContain('Still missing: Email, Password, Confirm password, Agreement');
    expect(textOf(forgotPassword)).toContain('Still missing: Email');
    expect(textOf(newPassword)).toContain('Still missing: New password, Confirm password');
  });
});

type Screens = ReturnType<typeof visitorScreens>;

/** Fills in and sends the form of a screen. */
const forms = {
  async login({ login }: Screens) {
    login.form.fields.email.change(email);
    login.form.fields.password.change('Welcome1!');
    await login.submission.run();
  },
  async signUp({ signUp }: Screens) {
    signUp.form.fields.email.change(email);
    signUp.form.fields.password.change('Welcome1!');
    signUp.form.fields.confirmation.change('Welcome1!');
    signUp.form.fields.agreement.change(true);
    await signUp.submission.run();
  },
  async forgotPassword({ forgotPassword }: Screens) {
    forgotPassword.form.fields.email.change(email);
    await forgotPassword.submission.run();
  },
  async newPassword({ newPassword }: Screens) {
    for (const field of Object.values(newPassword.form.fields)) field.change('N3w-password');
    await newPassword.submission.run();
  },
  async verifyCode({ verifyCode }: Screens) {
    verifyCode.type('407192');
    await verifyCode.verification.run();
  },
};

describe.each(['login', 'signUp', 'forgotPassword', 'newPassword', 'verifyCode'] as const)('the form of %s', (name) => {
  const anUnreachableService = () => {
    const screens = visitorScreens();
    const calls = Object.keys(screens.accounts.answers) as (keyof typeof screens.accounts.answers)[];
    for (const call of calls) screens.accounts.answers[call] = failure('unreachable');
    return { ...screens, leave: screens[name].activate(aVisit({ email, userId: 'account-1' })), screens };
  };

  it('shows a failure in a toast and can be sent again', async () => {
    const { screens, notices, navigator, accounts } = anUnreachableService();
    await forms[name](screens);
    expect(notices.toasts).toEqual([
      { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
    ]);
    await forms[name](screens);
    expect([navigator.went, accounts.asked.length]).toEqual([[], 2]);
  });

  it('ignores the response after the screen has closed', async () => {
    const { screens, leave, notices } = anUnreachableService();
    const sent = forms[name](screens);
    leave();
    await sent;
    expect(notices.toasts).toEqual([]);
  });
});

it.each(['login', 'signUp'] as const)('the %s accepts Google credentials only while it is open', (name) => {
  const { [name]: screen, google } = visitorScreens();
  const leave = screen.activate(aVisit());
  screen.google.button.draw(aPlace());
  leave();
  google.answer(aCredential());
  expect(screen.google.submission.pending).toBe(false);
  screen.activate(aVisit());
  google.answer(aCredential());
  expect(screen.google.submission.pending).toBe(true);
});

function linksOf(view: Parameters<typeof markupOf>[0]): string[] {
  const links = [...markupOf(view).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  return links.filter((href) => href !== '/');
}

const purposesOf = (view: Parameters<typeof markupOf>[0]) =>
  [...markupOf(view).matchAll(/autoComplete="([^"]+)"/gi)].map(([, purpose]) => purpose);

function views({ signUp, login, forgotPassword, verifyCode, newPassword }: Screens = visitorScreens()) {
  return {
    signUp: createElement(SignUpView, { presenter: signUp }),
    login: createElement(LoginView, { presenter: login }),
    forgotPassword: createElement(ForgotPasswordView, { presenter: forgotPassword }),
    verifyCode: createElement(VerifyCodeView, { presenter: verifyCode }),
    newPassword: createElement(NewPasswordView, { presenter: newPassword }),
  };
}
