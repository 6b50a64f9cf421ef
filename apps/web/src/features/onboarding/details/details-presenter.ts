import { Lookups } from '@glo/domain/lookups/lookups';
import { type DetailsForm, detailsFormRules } from '@glo/domain/onboarding/details-form';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import type { Visit } from '../../../navigation/navigator.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import type { DebouncedLookup } from '../../../state/lookups/debounced-lookup.ts';
import { OnboardingDraftState } from '../../../state/device/onboarding-draft-state.ts';
import { showRefusal } from '../../refusal-state.ts';
import { createPlaceLabelLookup } from '../../place-lookup.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';

/** Every change is saved to the draft (specification 1, section 2). */
@injectable()
export class DetailsPresenter {
  readonly steps: OnboardingSteps;
  readonly form: FormFields<DetailsForm>;
  readonly places: DebouncedLookup<string>;
  readonly #drafts: OnboardingDraftState;

  constructor(steps: OnboardingSteps, drafts: OnboardingDraftState, lookups: Lookups) {
    this.steps = steps;
    this.#drafts = drafts;
    this.form = new FormFields(detailsFormRules, drafts.draft);
    this.places = createPlaceLabelLookup(lookups);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit?: Visit): undefined | (() => void) {
    this.steps.enter('details');
    // The draft may have been prefilled on arrival.
    this.form.change(this.#drafts.draft);
    showRefusal(this.form.fields, visit?.state);
    const stopKeeping = reaction(() => this.form.entered, this.#drafts.update);
    return () => {
      stopKeeping();
      this.places.stop();
    };
  }

  get resume(): ReturnType<OnboardingSteps['resumeBeyond']> {
    return this.form.valid ? this.steps.resumeBeyond('company') : null;
  }

  submit(): void {
    if (this.form.reveal()) this.steps.goTo('company');
  }
}
