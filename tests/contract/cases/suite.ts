import type { CallCases } from '../frame/case.ts';
import { accountCases } from './account.ts';
import { codeCases } from './codes.ts';
import { companyPageCases } from './company-page.ts';
import { companyVerificationCases } from './company-verification.ts';
import { companyCases } from './company.ts';
import { newPasswordCases } from './new-password.ts';
import { onboardingCases } from './onboarding.ts';
import { ownAccountCases } from './own-account.ts';
import { personalVerificationCases } from './personal-verification.ts';
import { profileCases } from './profile.ts';
import { recruiterDetailsCases } from './recruiter-details.ts';

/** Every case there is. */
export const suite: readonly CallCases[] = [
  ...accountCases,
  ...codeCases,
  ...newPasswordCases,
  ...recruiterDetailsCases,
  ...onboardingCases,
  ...companyCases,
  ...companyVerificationCases,
  ...personalVerificationCases,
  ...profileCases,
  ...ownAccountCases,
  ...companyPageCases,
];
