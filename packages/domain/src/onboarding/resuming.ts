import type { EvidenceDraft } from '../verification/evidence.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';
import type { OnboardingStep } from './onboarding-steps.ts';
import type { Onboarding } from './onboarding.ts';

/**
 * Where who comes back goes on, once the introduction is complete: the first step that is neither answered nor passed by, or the
 * last one, which saves it all.
 */
export function stepToResumeAt(
  onboarding: Pick<Onboarding, 'companyIsNew' | 'isSkipped'>,
  { company, companySkipped, companyVerification, personalVerification }: OnboardingDraft,
): Exclude<OnboardingStep, 'details'> {
  const isUnanswered = (step: OnboardingStep, { skipped }: EvidenceDraft) => !skipped && onboarding.isSkipped(step);
  if (company === null && !companySkipped) return 'company';
  // Only who created the company is asked for its proof on the way.
  if (onboarding.companyIsNew && isUnanswered('company-verification', companyVerification))
    return 'company-verification';
  return isUnanswered('personal-verification', personalVerification) ? 'personal-verification' : 'hire-in';
}
