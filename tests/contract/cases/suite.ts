import type { CallCases } from '../frame/case.ts';
import { accountCases } from './account.ts';
import { codeCases } from './codes.ts';
import { companyPageCases } from './company-page.ts';
import { companyCases } from './company.ts';
import { onboardingCases } from './onboarding.ts';
import { profileCases } from './profile.ts';
import { verificationCases } from './verification.ts';

/** Every case there is: a file for each feature of the wire, in the wire table's order. */
export const suite: readonly CallCases[] = [
  ...accountCases,
  ...codeCases,
  ...onboardingCases,
  ...companyCases,
  ...verificationCases,
  ...profileCases,
  ...companyPageCases,
];
