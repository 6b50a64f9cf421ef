import { allValid, revealErrors } from '@glo/domain/form/form';
import type { Field } from '@glo/domain/form/field';
import { Lookups } from '@glo/domain/lookups/lookups';
import { designationRule, locationRule, nameRule, onboardingPhoneRule } from '@glo/domain/onboarding/details-form';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { formField } from '../../../state/form-field.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { PlaceChoice } from '../../place-choice.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';

/** Introduce yourself (specification 1, section 2). Everything typed is kept in the draft at once. */
@injectable()
export class DetailsPresenter {
  readonly steps: OnboardingSteps;
  readonly name: Field;
  readonly position: Field;
  readonly phoneNumber: Field;
  readonly location: PlaceChoice;
  readonly #drafts: OnboardingDraftState;

  constructor(steps: OnboardingSteps, drafts: OnboardingDraftState, lookups: Lookups) {
    this.steps = steps;
    this.#drafts = drafts;
    const { draft } = drafts;
    this.name = formField(draft.name, nameRule);
    this.position = formField(draft.position, designationRule);
    this.phoneNumber = formField(draft.phoneNumber, onboardingPhoneRule);
    this.location = new PlaceChoice(draft.location, locationRule, lookups);
    makeAutoObservable(
      this,
      { steps: false, name: false, position: false, phoneNumber: false, location: false },
      { autoBind: true },
    );
  }

  activate(): undefined | (() => void) {
    this.steps.enter('details');
    this.#showDraft();
    const stopKeeping = reaction(() => this.#typed, this.#drafts.update);
    return () => {
      stopKeeping();
      this.location.places.stop();
    };
  }

  get canGoOn(): boolean {
    return allValid(this.#fields);
  }

  submit(): void {
    if (revealErrors(this.#fields) !== null) return;
    this.steps.goTo('company');
  }

  get #fields() {
    const { name, position, phoneNumber, location } = this;
    return { name, position, phoneNumber, location: location.field };
  }

  get #typed() {
    return {
      name: this.name.value,
      position: this.position.value,
      phoneNumber: this.phoneNumber.value,
      location: this.location.field.value,
    };
  }

  /** What is known of a recruiter may have come into the draft on arrival. */
  #showDraft(): void {
    const { draft } = this.#drafts;
    this.name.change(draft.name);
    this.position.change(draft.position);
    this.phoneNumber.change(draft.phoneNumber);
    this.location.choose(draft.location);
  }
}
