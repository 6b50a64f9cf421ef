import { ChooseCompanyView } from '../../features/onboarding/company/ChooseCompanyView.tsx';
import { ChooseCompanyPresenter } from '../../features/onboarding/company/choose-company-presenter.ts';
import { onboarding } from '../modules/onboarding.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(ChooseCompanyView, ChooseCompanyPresenter, [signIn, verification, onboarding]);
