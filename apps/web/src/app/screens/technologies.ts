import { TechnologiesView } from '../../features/onboarding/technologies/TechnologiesView.tsx';
import { TechnologiesPresenter } from '../../features/onboarding/technologies/technologies-presenter.ts';
import { lookups } from '../modules/lookups.ts';
import { onboarding } from '../modules/onboarding.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(TechnologiesView, TechnologiesPresenter, [signIn, lookups, verification, onboarding]);
