import { atLeastOne } from '@glo/domain/form/rules';
import type { Field } from '@glo/domain/form/field';
import type { Industry } from '@glo/domain/account/industries';
import { Onboarding } from '@glo/domain/onboarding/onboarding';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { finishing } from '../finishing.ts';
import type { OnboardingSave } from '../onboarding-save.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { texts } from './texts.ts';

/** The last step (specification 1, section 2). */
@injectable()
export class HireInPresenter {
  readonly steps: OnboardingSteps;
  readonly industries: Field<readonly Industry[]>;
  readonly saving: OnboardingSave;
  readonly #drafts: OnboardingDraftState;

  constructor(onboarding: Onboarding, steps: OnboardingSteps, drafts: OnboardingDraftState, notices: Notices) {
    this.saving = finishing(onboarding, steps, notices, () => ({ hireIn: this.industries }));
    this.steps = steps;
    this.#drafts = drafts;
    this.industries = formField(drafts.draft.hireIn, atLeastOne(texts.missing));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): undefined | (() => void) {
    if (!this.steps.enter('hire-in')) return undefined;
    const leave = this.saving.open();
    const stopKeeping = reaction(
      () => this.industries.value,
      (hireIn) => this.#drafts.update({ hireIn }),
    );
    return () => {
      leave();
      stopKeeping();
    };
  }

  get canContinue(): boolean {
    return this.industries.valid;
  }

  async submit(): Promise<void> {
    if (this.saving.pending) return;
    this.industries.reveal();
    if (!this.industries.valid) return;
    await this.saving.run();
  }
}
