import { defineScreen } from '../screen.ts';
import { SignUpView } from './signup/SignUpView.tsx';
import { SignUpPresenter } from './signup/sign-up-presenter.ts';
import { VerifyCodeView } from './verify-code/VerifyCodeView.tsx';
import { VerifyCodePresenter } from './verify-code/verify-code-presenter.ts';
import { ForgotPasswordView } from './forgot-password/ForgotPasswordView.tsx';
import { ForgotPasswordPresenter } from './forgot-password/forgot-password-presenter.ts';
import { NewPasswordView } from './new-password/NewPasswordView.tsx';
import { NewPasswordPresenter } from './new-password/new-password-presenter.ts';

export const signUp = defineScreen(SignUpView, SignUpPresenter);
export const verifyCode = defineScreen(VerifyCodeView, VerifyCodePresenter);
export const forgotPassword = defineScreen(ForgotPasswordView, ForgotPasswordPresenter);
export const newPassword = defineScreen(NewPasswordView, NewPasswordPresenter);
