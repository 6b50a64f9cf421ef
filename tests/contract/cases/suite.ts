import type { CallCases } from '../frame/case.ts';
import { accountCases } from './account/account.ts';
import { candidateCases } from './candidates.ts';
import { changeJobCases } from './change-job.ts';
import { codeCases } from './account/codes.ts';
import { companyPageCases } from './company-page.ts';
import { companyVerificationCases } from './company-verification.ts';
import { companyCases } from './company.ts';
import { filterCases } from './filter.ts';
import { folderStudentCases } from './folder-students.ts';
import { folderCases } from './folders.ts';
import { jobStateCases } from './job-state.ts';
import { jobCases } from './jobs.ts';
import { lookupCases } from './lookups.ts';
import { messageCases } from './messages.ts';
import { newPasswordCases } from './account/new-password.ts';
import { onboardingCases } from './onboarding.ts';
import { ownAccountCases } from './account/own-account.ts';
import { personalVerificationCases } from './personal-verification.ts';
import { postJobCases } from './post-job.ts';
import { profileCases } from './profile.ts';
import { recommendedCases } from './recommended.ts';
import { recruiterDetailsCases } from './recruiter-details.ts';
import { searchCases } from './search.ts';
import { shortlistCases } from './shortlist.ts';
import { studyListCases } from './study-lists.ts';

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
  ...jobCases,
  ...postJobCases,
  ...changeJobCases,
  ...jobStateCases,
  ...shortlistCases,
  ...recommendedCases,
  ...messageCases,
  ...folderCases,
  ...folderStudentCases,
  ...searchCases,
  ...candidateCases,
  ...filterCases,
  ...studyListCases,
  ...lookupCases,
];
