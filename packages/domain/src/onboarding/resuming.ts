import type { EvidenceDraft } from '../verification/evidence.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';
import type { OnboardingStep } from './onboarding-steps.ts';
import type { Onboarding } from './onboarding.ts';

/** Returns the first step that is neither answered nor skipped, or the last one. */
export function stepToResumeAt(
  onboarding: Pick<Onboarding, 'companyIsNew' | 'isSkipped'>,
  { company, companySkipped, companyVerification, personalVerification }: OnboardingDraft,
): Exclude<OnboardingStep, 'details'> {
  const isUnanswered = (step: OnboardingStep, { skipped }: EvidenceDraft) => !skipped && onboarding.isSkipped(step);
  if (company === null && !companySkipped) return 'company';
  // Only the creator of the company is asked to verify it.
  if (onboarding.companyIsNew && isUnanswered('company-verification', companyVerification))
    return 'company-verification';
  return isUnanswered('personal-verification', personalVerification) ? 'personal-verification' : 'hire-in';
}
