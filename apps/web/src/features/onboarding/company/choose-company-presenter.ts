import { cleanLine } from '@glo/domain/shared/clean-text';
import { lookAlikeText } from '@glo/domain/shared/look-alike';
import { Companies, type CompanyChoice } from '@glo/domain/company/companies';
import { type FormRules, mandatory } from '@glo/domain/form/form-rules';
import { Onboarding } from '@glo/domain/onboarding/onboarding';
import { type Failure, serverFailureId } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/device/onboarding-draft-state.ts';
import { Resource } from '../../../state/resource.ts';
import { showRefusal } from '../../refusal-state.ts';
import { type FinalSave, createFinalSave } from '../final-save.ts';
import { matchOptions } from '../../../state/lookups/debounced-lookup.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { companyTexts as texts } from '../texts.ts';

interface CompanyChoiceForm {
  readonly company: CompanyChoice | null;
}

const rules: FormRules<CompanyChoiceForm> = {
  company: mandatory((company) => (company === null ? texts.missing : null)),
};

@injectable()
export class ChooseCompanyPresenter {
  readonly steps: OnboardingSteps;
  readonly form: FormFields<CompanyChoiceForm>;
  readonly companies: Resource<readonly CompanyChoice[]>;
  readonly saving: FinalSave;
  readonly #drafts: OnboardingDraftState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    service: Companies,
    onboarding: Onboarding,
    steps: OnboardingSteps,
    drafts: OnboardingDraftState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.steps = steps;
    this.#drafts = drafts;
    this.#navigator = navigator;
    this.#notices = notices;
    this.companies = new Resource(() => service.list(), this.#listFailed);
    this.saving = createFinalSave(onboarding, steps, notices, (failure) => this.form.refuse(failure));
    this.form = new FormFields(rules, drafts.draft);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit?: Visit): undefined | (() => void) {
    if (!this.steps.enter('company')) return undefined;
    this.form.fields.company.change(this.#drafts.draft.company);
    showRefusal(this.form.fields, visit?.state);
    void this.companies.load();
    return () => {
      this.saving.close();
      this.companies.cancel();
    };
  }

  get options(): readonly CompanyChoice[] {
    return matchOptions(this.companies.value ?? [], this.form.fields.company.typed, (company) => company.name);
  }

  /** The creator's email domain tells companies with the same name apart. */
  detailOf(company: CompanyChoice): string {
    const parts = [company.emailDomain ?? '', this.steps.joins(company) ? texts.join : ''];
    return parts.filter((part) => part !== '').join(' · ');
  }

  /** Choosing a company answers this step. If it ends the onboarding, saving waits for the button. */
  choose(company: CompanyChoice | null): void {
    this.form.fields.company.change(company);
    this.#drafts.update({ company, companySkipped: false });
    if (company === null || this.steps.companyNeeded) return;
    if (this.steps.joins(company)) this.#notices.showToast(texts.isJoining(company.name), 'info', 'joining');
    this.#continue();
  }

  get joining(): CompanyChoice | null {
    const { value } = this.form.fields.company;
    const isLast = this.steps.companyNeeded && this.steps.afterCompany === null;
    return isLast && value !== null && this.steps.joins(value) ? value : null;
  }

  /** Is `false` while a company of this name may still be found. */
  get canCreate(): boolean {
    return this.companies.value !== null || this.form.fields.company.typed.trim() === '';
  }

  get newName(): string {
    if (!this.canCreate) return '';
    const typed = cleanLine(this.form.fields.company.typed);
    return this.options.some(({ name }) => lookAlikeText(name) === lookAlikeText(typed)) ? '' : typed;
  }

  createCompany(): void {
    if (this.newName !== '') {
      const { companyForm } = this.#drafts.draft;
      this.#drafts.update({ companyForm: { ...companyForm, name: this.newName } });
    }
    this.#navigator.navigate(paths.createCompany);
  }

  skip(): void {
    this.#drafts.update({ company: null, companySkipped: true });
    this.steps.goTo('personal-verification');
  }

  get resume(): ReturnType<OnboardingSteps['resumeBeyond']> {
    return this.steps.resumeBeyond(this.steps.afterCompany ?? 'hire-in');
  }

  submit(): void {
    if (this.form.reveal()) this.#continue();
  }

  #continue(): void {
    const next = this.steps.afterCompany;
    if (next !== null) this.steps.goTo(next);
    else void this.#join();
  }

  async #join(): Promise<void> {
    const { joining } = this;
    await this.saving.run();
    if (joining !== null && !this.steps.companyNeeded) this.#notices.showToast(texts.joined(joining.name), 'success');
  }

  readonly #listFailed = ({ kind }: Failure): void => {
    if (kind !== 'signed-out') this.#notices.showToast(texts.notFetched, 'error', serverFailureId);
  };
}
