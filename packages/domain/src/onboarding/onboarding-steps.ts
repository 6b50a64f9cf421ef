import { isComplete } from '../form/form-rules.ts';
import { detailsFormRules } from './details-form.ts';
import { isHalfGiven, proofOf } from '../verification/proof.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';

/** The five steps in their order (specification 1, section 4: onboarding flow). */
export const onboardingSteps = [
  'details',
  'company',
  'company-verification',
  'personal-verification',
  'hire-in',
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

/**
 * The first step the draft does not answer, or null. Both verifications may be passed by; the personal one is unfinished
 * while what was given for it could not be sent with the rest.
 */
export function firstUnfinishedStep(draft: OnboardingDraft): OnboardingStep | null {
  if (!isComplete(detailsFormRules, draft)) return 'details';
  if (draft.company === null && !draft.companySkipped) return 'company';
  if (isHalfGiven(draft.personalVerification)) return 'personal-verification';
  return draft.hireIn.length === 0 ? 'hire-in' : null;
}

/** What has to be done before `step` may be opened, or null: the steps may be visited in any order that leaves no gap. */
export function stepToDoBefore(step: OnboardingStep, draft: OnboardingDraft): OnboardingStep | null {
  const unfinished = firstUnfinishedStep(draft);
  if (unfinished === null) return null;
  return onboardingSteps.indexOf(unfinished) < onboardingSteps.indexOf(step) ? unfinished : null;
}

/**
 * Whether a step that may be passed by was. The company's proof is handed in at its step, the person's with the last one
 * (specification 1, section 4).
 */
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
