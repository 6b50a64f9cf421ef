import { SignUpView } from '../../features/account/signup/SignUpView.tsx';
import { SignUpPresenter } from '../../features/account/signup/sign-up-presenter.ts';
import { account } from '../modules/account.ts';
import { signIn } from '../modules/sign-in.ts';
import { present } from '../screen.ts';

export const screen = present(SignUpView, SignUpPresenter, [signIn, account]);
