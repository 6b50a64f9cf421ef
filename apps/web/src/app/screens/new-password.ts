import { NewPasswordView } from '../../features/account/new-password/NewPasswordView.tsx';
import { NewPasswordPresenter } from '../../features/account/new-password/new-password-presenter.ts';
import { account } from '../modules/account.ts';
import { signIn } from '../modules/sign-in.ts';
import { present } from '../screen.ts';

export const screen = present(NewPasswordView, NewPasswordPresenter, [signIn, account]);
