import { VerifyCodeView } from '../../features/account/verify-code/VerifyCodeView.tsx';
import { VerifyCodePresenter } from '../../features/account/verify-code/verify-code-presenter.ts';
import { account } from '../modules/account.ts';
import { signIn } from '../modules/sign-in.ts';
import { present } from '../screen.ts';

export const screen = present(VerifyCodeView, VerifyCodePresenter, [signIn, account]);
