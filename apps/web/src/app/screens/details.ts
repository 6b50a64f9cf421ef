import { DetailsView } from '../../features/onboarding/details/DetailsView.tsx';
import { DetailsPresenter } from '../../features/onboarding/details/details-presenter.ts';
import { lookups } from '../modules/lookups.ts';
import { onboarding } from '../modules/onboarding.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(DetailsView, DetailsPresenter, [signIn, lookups, verification, onboarding]);
