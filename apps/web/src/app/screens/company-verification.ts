import { CompanyVerificationView } from '../../features/onboarding/verification/CompanyVerificationView.tsx';
import { CompanyVerificationPresenter } from '../../features/onboarding/verification/company-verification-presenter.ts';
import { onboarding } from '../modules/onboarding.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(CompanyVerificationView, CompanyVerificationPresenter, [
  signIn,
  verification,
  onboarding,
]);
