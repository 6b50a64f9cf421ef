import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';

/** Company verification during onboarding: for now it can only be skipped. */
@injectable()
export class CompanyVerificationPresenter {
  readonly #steps: OnboardingSteps;
  readonly #drafts: OnboardingDraftState;

  constructor(steps: OnboardingSteps, drafts: OnboardingDraftState) {
    this.#steps = steps;
    this.#drafts = drafts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): undefined {
    this.#steps.enter('company-verification');
  }

  /** '' when the person goes on without a company. */
  get companyName(): string {
    return this.#drafts.draft.company?.name ?? '';
  }

  skip(): void {
    this.#steps.goTo('personal-verification');
  }

  signOut(): void {
    this.#steps.signOut();
  }
}
