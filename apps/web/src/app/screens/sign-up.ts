import { SignUpView } from '../../features/account/signup/SignUpView.tsx';
import { SignUpPresenter } from '../../features/account/signup/sign-up-presenter.ts';
import { account } from '../modules/account.ts';
import { signIn } from '../modules/sign-in.ts';
import { present } from '../screen.ts';
import { withGoogle } from '../WithGoogle.tsx';

export const screen = present(withGoogle(SignUpView), SignUpPresenter, [signIn, account]);
