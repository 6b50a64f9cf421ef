import { HireInView } from '../../features/onboarding/hire-in/HireInView.tsx';
import { HireInPresenter } from '../../features/onboarding/hire-in/hire-in-presenter.ts';
import { onboarding } from '../modules/onboarding.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(HireInView, HireInPresenter, [signIn, verification, onboarding]);
