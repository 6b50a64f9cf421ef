import { isComplete } from '../form/form-rules.ts';
import { detailsFormRules } from './details-form.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';
import { isSkipped, type OnboardingStep, onboardingSteps } from './onboarding-steps.ts';

/** Where who comes back goes on: the first step that is neither answered nor passed by, or the last one, which saves it all. */
export function stepToResumeAt(draft: OnboardingDraft): OnboardingStep {
  return onboardingSteps.find((step) => !isAnswered(step, draft)) ?? 'hire-in';
}

function isAnswered(step: OnboardingStep, draft: OnboardingDraft): boolean {
  switch (step) {
    case 'details':
      return isComplete(detailsFormRules, draft);
    case 'company':
      return draft.company !== null || draft.companySkipped;
    case 'company-verification': {
      // Only who created the company is asked for its proof on the way.
      const { company, createdCompany, companyVerification } = draft;
      const isNew = company !== null && company.id === createdCompany?.id;
      return !isNew || companyVerification.skipped || !isSkipped(step, draft);
    }
    case 'personal-verification':
      return draft.personalVerification.skipped || !isSkipped(step, draft);
    case 'hire-in':
      return draft.hireIn.length > 0;
  }
}
