import { type FormRules, mandatory } from '@glo/domain/form/form-rules';
import { atLeastOne } from '@glo/domain/form/rules';
import { Onboarding } from '@glo/domain/onboarding/onboarding';
import type { OnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/device/onboarding-draft-state.ts';
import { type FinalSave, createFinalSave } from '../final-save.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { hireInTexts as texts } from '../texts.ts';

type HireInForm = Pick<OnboardingDraft, 'hireIn'>;

const rules: FormRules<HireInForm> = { hireIn: mandatory(atLeastOne(texts.missing)) };

/** The last step (specification 1, section 2). */
@injectable()
export class HireInPresenter {
  readonly steps: OnboardingSteps;
  readonly form: FormFields<HireInForm>;
  readonly saving: FinalSave;
  readonly #drafts: OnboardingDraftState;

  constructor(onboarding: Onboarding, steps: OnboardingSteps, drafts: OnboardingDraftState, notices: Notices) {
    this.saving = createFinalSave(onboarding, steps, notices, (failure) => this.form.refuse(failure));
    this.steps = steps;
    this.#drafts = drafts;
    this.form = new FormFields(rules, drafts.draft);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): undefined | (() => void) {
    if (!this.steps.enter('hire-in')) return undefined;
    const stopKeeping = reaction(() => this.form.entered, this.#drafts.update);
    return () => {
      this.saving.close();
      stopKeeping();
    };
  }

  async submit(): Promise<void> {
    if (this.form.reveal()) await this.saving.run();
  }
}
