import { ForgotPasswordPresenter } from '../../features/account/forgot-password/forgot-password-presenter.ts';
import { LoginPresenter } from '../../features/account/login/login-presenter.ts';
import { NewPasswordPresenter } from '../../features/account/new-password/new-password-presenter.ts';
import { SignUpPresenter } from '../../features/account/signup/sign-up-presenter.ts';
import { VerifyCodePresenter } from '../../features/account/verify-code/verify-code-presenter.ts';
import { testContainer } from '../container.ts';

export function visitorScreens() {
  const { visit, ...world } = testContainer({ session: null });
  return {
    ...world,
    login: visit(LoginPresenter),
    signUp: visit(SignUpPresenter),
    forgotPassword: visit(ForgotPasswordPresenter),
    newPassword: visit(NewPasswordPresenter),
    verifyCode: visit(VerifyCodePresenter),
  };
}
