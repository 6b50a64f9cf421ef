import { PersonalVerificationView } from '../../features/onboarding/verification/PersonalVerificationView.tsx';
import { PersonalVerificationPresenter } from '../../features/onboarding/verification/personal-verification-presenter.ts';
import { onboarding } from '../modules/onboarding.ts';
import { signIn } from '../modules/sign-in.ts';
import { verification } from '../modules/verification.ts';
import { present } from '../screen.ts';

export const screen = present(PersonalVerificationView, PersonalVerificationPresenter, [
  signIn,
  verification,
  onboarding,
]);
