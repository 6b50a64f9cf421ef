import { ForgotPasswordView } from '../../features/account/forgot-password/ForgotPasswordView.tsx';
import { ForgotPasswordPresenter } from '../../features/account/forgot-password/forgot-password-presenter.ts';
import { account } from '../modules/account.ts';
import { signIn } from '../modules/sign-in.ts';
import { present } from '../screen.ts';

export const screen = present(ForgotPasswordView, ForgotPasswordPresenter, [signIn, account]);
