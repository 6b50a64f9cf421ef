import { PasswordReset } from '@glo/domain/account/password-reset';
import { SignIn } from '@glo/domain/account/sign-in';
import { SignUpConfirmation } from '@glo/domain/account/sign-up-confirmation';
import { someAccounts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { FakeNavigator } from '../../testing/fakes/fake-navigator.ts';
import { aGoogleSignIn } from '../../testing/google.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { ForgotPasswordPresenter } from './forgot-password/forgot-password-presenter.ts';
import { ForgotPasswordView } from './forgot-password/ForgotPasswordView.tsx';
import { LoginPresenter } from './login/login-presenter.ts';
import { LoginView } from './login/LoginView.tsx';
import { NewPasswordPresenter } from './new-password/new-password-presenter.ts';
import { NewPasswordView } from './new-password/NewPasswordView.tsx';
import { SignUpPresenter } from './signup/sign-up-presenter.ts';
import { SignUpView } from './signup/SignUpView.tsx';
import { VerifyCodePresenter } from './verify-code/verify-code-presenter.ts';
import { VerifyCodeView } from './verify-code/VerifyCodeView.tsx';

describe('the account screens', () => {
  it('show the heading, fields and links of the sign-up', () => {
    const { signUp } = screens();
    const text = textOf(signUp);
    for (const label of ['Get Started', 'Email', 'Password', 'Confirm password', 'Get verification code']) {
      expect(text).toContain(label);
    }
    expect(linksOf(signUp)).toEqual(['/policytext', '/policytext', '/login']);
    expect(markupOf(signUp)).toContain('type="checkbox"');
    expect(text).toContain('Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)');
  });

  it('show the heading, fields and links of the login', () => {
    const { login } = screens();
    for (const label of ['Welcome Back', 'Email', 'Password']) expect(textOf(login)).toContain(label);
    expect(linksOf(login)).toEqual(['/forgotpw', '/policytext', '/signup']);
  });

  it('put the link to a forgotten password after the field, so that Tab reaches the field first', () => {
    const markup = markupOf(screens().login);
    expect(markup.indexOf('href="/forgotpw"')).toBeGreaterThan(markup.indexOf('aria-label="Show password"'));
  });

  it('show the heading, field and button of the forgotten password', () => {
    const { forgotPassword } = screens();
    for (const label of ['Forgot Password', 'Email', 'Get verification code']) {
      expect(textOf(forgotPassword)).toContain(label);
    }
  });

  it('show six boxes, a button and a countdown for the one-time code', () => {
    const { verifyCode } = screens();
    expect(markupOf(verifyCode).match(/<input(?![^>]*aria-hidden)/g)).toHaveLength(6);
    expect(textOf(verifyCode)).toMatch(/Verify .*1:00$/);
  });

  it('show two fields and the button of the new password', () => {
    const { newPassword } = screens();
    expect(markupOf(newPassword).match(/type="password"/g)).toHaveLength(2);
    expect(textOf(newPassword)).toContain('Set Password');
  });

  it('list the missing fields below the submit button', () => {
    const { signUp, forgotPassword, newPassword } = screens();
    expect(textOf(signUp)).toContain('Still missing: Email, Password, Confirm password, Agreement');
    expect(textOf(forgotPassword)).toContain('Still missing: Email');
    expect(textOf(newPassword)).toContain('Still missing: New password, Confirm password');
  });

  it('disable the submit button softly until every field is valid', () => {
    for (const view of Object.values(screens())) {
      expect(markupOf(view)).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
      expect(markupOf(view)).not.toMatch(/<button[^>]*type="submit"[^>]* disabled/);
    }
  });
});

function linksOf(view: Parameters<typeof markupOf>[0]): string[] {
  const links = [...markupOf(view).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  return links.filter((href) => href !== '/');
}

function screens() {
  const accounts = someAccounts();
  const session = new FakeSession(null);
  const [navigator, notices] = [new FakeNavigator(), new Notices()];
  const google = aGoogleSignIn(session, notices);
  const [signIn, reset] = [new SignIn(accounts, session), new PasswordReset(accounts, session)];
  const confirmation = new SignUpConfirmation(accounts, accounts, session);
  return {
    signUp: createElement(SignUpView, { presenter: new SignUpPresenter(accounts, google, navigator, notices) }),
    login: createElement(LoginView, { presenter: new LoginPresenter(signIn, google, notices) }),
    forgotPassword: createElement(ForgotPasswordView, {
      presenter: new ForgotPasswordPresenter(accounts, session, navigator, notices),
    }),
    verifyCode: createElement(VerifyCodeView, {
      presenter: new VerifyCodePresenter(accounts, confirmation, reset, navigator, notices),
    }),
    newPassword: createElement(NewPasswordView, { presenter: new NewPasswordPresenter(reset, navigator, notices) }),
  };
}
