import { type FormRules, optional } from '@glo/domain/form/form-rules';
import { listOfAtMost } from '@glo/domain/form/rules';
import { lookupDelay, Lookups } from '@glo/domain/lookups/lookups';
import { CompanyCreation } from '@glo/domain/onboarding/company-creation';
import { companyFormIsComplete } from '@glo/domain/company/company-form';
import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { DebouncedLookup } from '../../../state/lookups/debounced-lookup.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/device/onboarding-draft-state.ts';
import { refusalState } from '../../refusal-state.ts';
import { createCompanySave, type CompanySave, redirectWhenCreated } from '../create-company/company-save.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { technologiesTexts as texts } from '../texts.ts';

interface TechnologiesForm {
  readonly technologies: readonly string[];
}

const rules: FormRules<TechnologiesForm> = { technologies: optional(listOfAtMost()) };

/** Optional; saves the company (specification 1, section 2; decision 7). */
@injectable()
export class TechnologiesPresenter {
  readonly steps: OnboardingSteps;
  readonly form: FormFields<TechnologiesForm>;
  readonly lookup: DebouncedLookup<string>;
  readonly saving: CompanySave;
  #isHere = false;
  readonly #lookups: Lookups;
  readonly #drafts: OnboardingDraftState;
  readonly #isCreated: () => boolean;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    creation: CompanyCreation,
    lookups: Lookups,
    steps: OnboardingSteps,
    drafts: OnboardingDraftState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#lookups = lookups;
    this.steps = steps;
    this.#drafts = drafts;
    this.#navigator = navigator;
    this.#notices = notices;
    this.form = new FormFields(rules, drafts.draft.companyForm);
    this.lookup = new DebouncedLookup((text) => this.#find(text), lookupDelay.elsewhere, String);
    this.saving = createCompanySave(creation, steps, notices, (failure) => this.#refuse(failure));
    this.#isCreated = () => redirectWhenCreated(creation, steps, notices);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): undefined | (() => void) {
    if (!this.steps.enter('company') || this.#isCreated()) return undefined;
    if (!companyFormIsComplete(this.#drafts.draft.companyForm)) {
      this.#notices.showToast(texts.companyBefore, 'info', 'onboarding-step');
      this.#navigator.navigate(paths.createCompany, { replace: true });
      return undefined;
    }
    this.#isHere = true;
    void this.lookup.preload();
    const stopKeeping = reaction(
      () => this.form.entered.technologies,
      (technologies) => this.#drafts.update({ companyForm: { ...this.#drafts.draft.companyForm, technologies } }),
    );
    return () => {
      this.#isHere = false;
      this.saving.close();
      stopKeeping();
      this.lookup.stop();
    };
  }

  async submit(): Promise<void> {
    if (this.form.reveal()) await this.saving.run();
  }

  /** Other fields are on Create Company Page. */
  #refuse(failure: Failure): boolean {
    if (this.form.refuse(failure)) return true;
    const value = Object.entries(this.#drafts.draft.companyForm).find(([name]) => name === failure.field)?.[1];
    if (value === undefined || failure.text === '') return false;
    this.#navigator.navigate(paths.createCompany, { replace: true, state: refusalState(failure, value) });
    return true;
  }

  /** A failed initial list shows a toast, failures while typing are only logged (decision 23). */
  async #find(text: string): Promise<Outcome<readonly string[]>> {
    if (text !== '') return this.#lookups.skills(text);
    const answer = await this.#lookups.skills();
    if (!answer.ok && this.#isHere) this.#notices.showReadFailure(answer.failure);
    return answer;
  }
}
