import { Lookups } from '@glo/domain/lookups/lookups';
import { type DetailsForm, detailsFormRules } from '@glo/domain/onboarding/details-form';
import { wrongLabels } from '@glo/domain/form/wrong-labels';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import type { Visit } from '../../../navigation/navigator.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { showRefusal } from '../../refusal-state.ts';
import { PlaceChoice } from '../../place-choice.ts';
import { texts as places } from '../../texts.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { texts } from './texts.ts';

/** Every change is saved to the draft (specification 1, section 2). */
@injectable()
export class DetailsPresenter {
  readonly steps: OnboardingSteps;
  readonly form: FormFields<DetailsForm>;
  readonly location: PlaceChoice;
  readonly #drafts: OnboardingDraftState;

  constructor(steps: OnboardingSteps, drafts: OnboardingDraftState, lookups: Lookups) {
    this.steps = steps;
    this.#drafts = drafts;
    this.form = new FormFields(detailsFormRules, drafts.draft);
    this.location = new PlaceChoice(this.form.fields.location, lookups);
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
      this.location.places.stop();
    };
  }

  get canGoOn(): boolean {
    return this.form.valid;
  }

  get missing(): readonly string[] {
    return this.form.missing(labels);
  }

  get wrong(): readonly string[] {
    return wrongLabels(this.form.fields, labels);
  }

  get resume(): ReturnType<OnboardingSteps['resumeBeyond']> {
    return this.form.valid ? this.steps.resumeBeyond('company') : null;
  }

  submit(): void {
    this.form.reveal();
    if (this.form.valid) this.steps.goTo('company');
  }
}

const labels = { ...texts, location: places.location };
