import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { OnboardingSteps } from '../onboarding-steps.ts';

/** Personal verification during onboarding: for now it can only be skipped. */
@injectable()
export class PersonalVerificationPresenter {
  readonly #steps: OnboardingSteps;

  constructor(steps: OnboardingSteps) {
    this.#steps = steps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): undefined {
    this.#steps.enter('personal-verification');
  }

  skip(): void {
    this.#steps.goTo('hire-in');
  }

  signOut(): void {
    this.#steps.signOut();
  }
}
