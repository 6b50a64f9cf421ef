import type { Recruiter } from '@glo/domain/account/recruiter';
import { emptyOnboardingDraft, type OnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { aSession } from '@glo/domain/testing/builders';
import type { Newable } from 'inversify';
import { ChooseCompanyPresenter } from '../features/onboarding/company/choose-company-presenter.ts';
import { CreateCompanyPresenter } from '../features/onboarding/create-company/create-company-presenter.ts';
import { DetailsPresenter } from '../features/onboarding/details/details-presenter.ts';
import { HireInPresenter } from '../features/onboarding/hire-in/hire-in-presenter.ts';
import { TechnologiesPresenter } from '../features/onboarding/technologies/technologies-presenter.ts';
import {
  CompanyVerificationPresenter,
  PersonalVerificationPresenter,
} from '../features/onboarding/verification/verification-presenters.ts';
import { OnboardingSteps } from '../features/onboarding/onboarding-steps.ts';
import {
  PostOnboardingCompanyPresenter,
  PostOnboardingPersonalPresenter,
} from '../features/verification/post-onboarding/post-onboarding-presenters.ts';
import { OnboardingDraftState } from '../state/device/onboarding-draft-state.ts';
import { testContainer } from './container.ts';

export function anOnboarding(draft: Partial<OnboardingDraft> = {}, recruiter: Recruiter | null = null) {
  const { container, visit, onboardingGateway: gateway, ...world } = testContainer({ session: aSession(recruiter) });
  const drafts = container.get(OnboardingDraftState);
  drafts.restore({ ...emptyOnboardingDraft, ...draft });
  const screens = {
    details: () => visit(DetailsPresenter),
    chooseCompany: () => visit(ChooseCompanyPresenter),
    createCompany: () => visit(CreateCompanyPresenter),
    technologies: () => visit(TechnologiesPresenter),
    companyVerification: () => visit(CompanyVerificationPresenter),
    personalVerification: () => visit(PersonalVerificationPresenter),
    hireIn: () => visit(HireInPresenter),
    laterCompany: () => visit(PostOnboardingCompanyPresenter),
    laterPersonal: () => visit(PostOnboardingPersonalPresenter),
  };
  return { ...world, visit, gateway, drafts, screens, steps: container.get(OnboardingSteps) };
}

/** Opens the step of a presenter. */
export function anOpenStep<P extends object & { activate(): undefined | (() => void) }>(
  Step: Newable<P>,
  ...given: Parameters<typeof anOnboarding>
) {
  const onboarding = anOnboarding(...given);
  const presenter = onboarding.visit(Step);
  return { ...onboarding, presenter, leave: presenter.activate() ?? (() => {}) };
}
