import { Api } from '@glo/adapters/http';
import { HttpVerificationDesk } from '@glo/adapters/recruiter-api';
import { Accounts, CurrentSession } from '@glo/domain/account';
import { OnboardingDrafts } from '@glo/domain/onboarding';
import {
  LaterVerification,
  VerificationDesk,
  VerificationReview,
  VerificationSubmission,
} from '@glo/domain/verification';
import { ContainerModule } from 'inversify';

/** Documents that prove who somebody is, on top of the module `sign-in` (accounts). */
export const verification = new ContainerModule(({ bind }) => {
  bind(VerificationDesk).toResolvedValue((api) => new HttpVerificationDesk(api), [Api]);
  bind(VerificationSubmission).toResolvedValue(
    (desk, session, drafts) => new VerificationSubmission(desk, session, drafts),
    [VerificationDesk, CurrentSession, OnboardingDrafts],
  );
  bind(LaterVerification).toResolvedValue(
    (submission, session, drafts) => new LaterVerification(submission, session, drafts),
    [VerificationSubmission, CurrentSession, OnboardingDrafts],
  );
  bind(VerificationReview).toResolvedValue(
    (accounts, desk, session) => new VerificationReview(accounts, desk, session),
    [Accounts, VerificationDesk, CurrentSession],
  );
});
