import { type CompanyForm, companyFormRules, companyTypes, imageMissing } from '@glo/domain/company/company-form';
import { Companies, type CompanyChoice } from '@glo/domain/company/companies';
import { type FormRules, mandatory } from '@glo/domain/form/form-rules';
import { required } from '@glo/domain/form/rules';
import { CompanyCreation } from '@glo/domain/onboarding/company-creation';
import { lookAlikeText } from '@glo/domain/shared/look-alike';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, when } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/device/onboarding-draft-state.ts';
import { Resource } from '../../../state/resource.ts';
import { matchOptions } from '../../../state/lookups/debounced-lookup.ts';
import { showRefusal } from '../../refusal-state.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { CompanyImage } from './company-image.ts';
import { createCompanySave, type CompanySave, redirectWhenCreated } from './company-save.ts';
import { companyTexts as joining, createCompanyTexts as texts } from '../texts.ts';

/** Replaces the previous toast about the image. */
const imageNotice = 'company-image';

interface CompanyPageForm extends CompanyForm {
  readonly imageUrl: string;
}

const rules: FormRules<CompanyPageForm> = { imageUrl: mandatory(required(imageMissing)), ...companyFormRules };

/** Every change is saved to the draft (specification 1, sections 2 and 5). */
@injectable()
export class CreateCompanyPresenter {
  readonly steps: OnboardingSteps;
  readonly form: FormFields<CompanyPageForm>;
  readonly image: CompanyImage;
  readonly saving: CompanySave;
  readonly #companies: Resource<readonly CompanyChoice[]>;
  readonly #drafts: OnboardingDraftState;
  readonly #isCreated: () => boolean;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    creation: CompanyCreation,
    companies: Companies,
    steps: OnboardingSteps,
    drafts: OnboardingDraftState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.steps = steps;
    this.#drafts = drafts;
    this.#navigator = navigator;
    this.#notices = notices;
    const { companyForm } = drafts.draft;
    this.form = new FormFields(rules, companyForm);
    this.image = new CompanyImage(this.form.fields.imageUrl, companies, notices);
    this.saving = createCompanySave(creation, steps, notices, (failure) => this.form.refuse(failure));
    this.#companies = new Resource(
      () => companies.list(),
      () => {},
    );
    this.#isCreated = () => redirectWhenCreated(creation, steps, notices);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit?: Visit): undefined | (() => void) {
    if (!this.steps.enter('company') || this.#isCreated()) return undefined;
    showRefusal(this.form.fields, visit?.state);
    const { name } = this.form.fields;
    name.leave();
    const stopLooking = when(
      () => name.touched,
      () => void this.#companies.load(),
    );
    const stopKeeping = reaction(
      () => this.form.entered,
      // Keeps the technologies, which belong to another screen.
      (typed) => this.#drafts.update({ companyForm: { ...this.#drafts.draft.companyForm, ...typed } }),
    );
    return () => {
      this.saving.close();
      stopKeeping();
      stopLooking();
      this.#companies.cancel();
      this.image.cancel();
    };
  }

  get typeOptions(): readonly string[] {
    return matchOptions(companyTypes, this.form.fields.types.typed, String);
  }

  /** Another company of this name, to join instead of creating a second page. Unknown if the list fails to load. */
  get existing(): CompanyChoice | null {
    const { value } = this.form.fields.name;
    return this.#companies.value?.find(({ name }) => lookAlikeText(name) === lookAlikeText(value)) ?? null;
  }

  join(company: CompanyChoice): void {
    this.#drafts.update({ company, companySkipped: false });
    this.#notices.showToast(joining.isJoining(company.name), 'info', 'joining');
    this.steps.goTo(this.steps.afterCompany ?? 'company');
  }

  get canContinue(): boolean {
    return this.form.valid && !this.image.uploading.pending;
  }

  async submit(): Promise<void> {
    if (this.#isComplete()) await this.saving.run();
  }

  /** Optional step before saving (decision 7). */
  addTechnologies(): void {
    if (!this.saving.pending && this.#isComplete()) this.#navigator.navigate(paths.technologies);
  }

  #isComplete(): boolean {
    const isValid = this.form.reveal();
    if (this.image.uploading.pending) this.#notices.showToast(texts.imageOnItsWay, 'info', imageNotice);
    else if (this.image.url === '') this.#notices.showToast(imageMissing, 'error', imageNotice);
    return isValid && !this.image.uploading.pending;
  }
}
