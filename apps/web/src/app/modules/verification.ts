import { Api } from '@glo/adapters/http/api';
import { HttpVerificationDesk } from '@glo/adapters/recruiter-api/http-verification-desk';
import { Accounts } from '@glo/domain/account/accounts';
import { CurrentSession } from '@glo/domain/account/session';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { LaterVerification } from '@glo/domain/verification/later-verification';
import { VerificationDesk } from '@glo/domain/verification/verification-desk';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { VerificationSubmission } from '@glo/domain/verification/verification-submission';
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
