import { GoogleSignInPresenter } from '../../features/account/google/google-sign-in-presenter.ts';
import { GoogleSignInView } from '../../features/account/google/GoogleSignInView.tsx';
import { google } from '../modules/google.ts';
import { signIn } from '../modules/sign-in.ts';
import { present } from '../screen.ts';

export const part = present(GoogleSignInView, GoogleSignInPresenter, [signIn, google]);
