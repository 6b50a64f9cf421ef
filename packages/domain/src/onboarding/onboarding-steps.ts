import { isComplete } from '../form/form-rules.ts';
import { detailsFormRules } from './details-form.ts';
import { isHalfGiven, proofOf } from '../verification/proof.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';

/** In order (specification 1, section 4: onboarding flow). */
export const onboardingSteps = [
  'details',
  'company',
  'company-verification',
  'personal-verification',
  'hire-in',
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

/** Verifications are optional, but incomplete personal evidence counts as unfinished. */
export function firstUnfinishedStep(draft: OnboardingDraft): OnboardingStep | null {
  if (!isComplete(detailsFormRules, draft)) return 'details';
  if (draft.company === null && !draft.companySkipped) return 'company';
  if (isHalfGiven(draft.personalVerification)) return 'personal-verification';
  return draft.hireIn.length === 0 ? 'hire-in' : null;
}

/** Returns the unfinished step before `step`, or `null` if `step` may be opened. */
export function stepToDoBefore(step: OnboardingStep, draft: OnboardingDraft): OnboardingStep | null {
  const unfinished = firstUnfinishedStep(draft);
  if (unfinished === null) return null;
  return onboardingSteps.indexOf(unfinished) < onboardingSteps.indexOf(step) ? unfinished : null;
}

/** The company's proof is submitted at its step, the personal one with the last (specification 1, section 4). */
export function isSkipped(step: OnboardingStep, draft: OnboardingDraft): boolean {
  switch (step) {
    case 'company':
      return draft.company === null;
    case 'company-verification':
      return draft.companyVerification.submitted === null;
    case 'personal-verification':
      return draft.personalVerification.skipped || proofOf(draft.personalVerification) === null;
    case 'details':
    case 'hire-in':
      return false;
  }
}
