import { LoginPresenter } from '../../features/account/login/login-presenter.ts';
import { LoginView } from '../../features/account/login/LoginView.tsx';
import { signIn } from '../modules/sign-in.ts';
import { present } from '../screen.ts';
import { withGoogle } from '../WithGoogle.tsx';

export const screen = present(withGoogle(LoginView), LoginPresenter, [signIn]);
