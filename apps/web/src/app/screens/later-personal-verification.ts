import { LaterPersonalView } from '../../features/verification/later/LaterPersonalView.tsx';
import { LaterPersonalPresenter } from '../../features/verification/later/later-personal-presenter.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(LaterPersonalView, LaterPersonalPresenter, [signIn, verification]);
