import { PasswordReset } from '@glo/domain/account/password-reset';
import { SignIn } from '@glo/domain/account/sign-in';
import { SignUpConfirmation } from '@glo/domain/account/sign-up-confirmation';
import { someAccounts, someUnsentDrafts } from '@glo/domain/testing/fake-accounts';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { ForgotPasswordPresenter } from '../../features/account/forgot-password/forgot-password-presenter.ts';
import { LoginPresenter } from '../../features/account/login/login-presenter.ts';
import { NewPasswordPresenter } from '../../features/account/new-password/new-password-presenter.ts';
import { SignUpPresenter } from '../../features/account/signup/sign-up-presenter.ts';
import { VerifyCodePresenter } from '../../features/account/verify-code/verify-code-presenter.ts';
import { Notices } from '../../state/notices.ts';
import { FakeNavigator } from '../fakes/fake-navigator.ts';
import { FakeGoogle } from '../fakes/fake-google.ts';
import { aGoogleSignIn } from './google.ts';

export function visitorScreens() {
  const accounts = someAccounts();
  const session = new FakeSession(null);
  const [navigator, notices, google] = [new FakeNavigator(), new Notices(), new FakeGoogle()];
  const googleSignIn = aGoogleSignIn(session, notices, google);
  const reset = new PasswordReset(accounts, session, someUnsentDrafts());
  const confirmation = new SignUpConfirmation(accounts, accounts, session);
  return {
    accounts,
    session,
    navigator,
    notices,
    google,
    login: new LoginPresenter(new SignIn(accounts, session), googleSignIn, notices),
    signUp: new SignUpPresenter(accounts, googleSignIn, navigator, notices),
    forgotPassword: new ForgotPasswordPresenter(accounts, session, navigator, notices),
    newPassword: new NewPasswordPresenter(reset, navigator, notices),
    verifyCode: new VerifyCodePresenter(accounts, confirmation, reset, navigator, notices),
  };
}
