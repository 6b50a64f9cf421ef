import { LaterCompanyView } from '../../features/verification/later/LaterCompanyView.tsx';
import { LaterCompanyPresenter } from '../../features/verification/later/later-company-presenter.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(LaterCompanyView, LaterCompanyPresenter, [signIn, verification]);
