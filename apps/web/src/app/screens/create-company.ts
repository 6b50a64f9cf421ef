import { CreateCompanyView } from '../../features/onboarding/create-company/CreateCompanyView.tsx';
import { CreateCompanyPresenter } from '../../features/onboarding/create-company/create-company-presenter.ts';
import { onboarding } from '../modules/onboarding.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(CreateCompanyView, CreateCompanyPresenter, [signIn, verification, onboarding]);
