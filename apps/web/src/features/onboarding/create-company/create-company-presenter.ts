import {
  authorisedRule,
  Companies,
  companyAboutRule,
  companyNameRule,
  companySizeRule,
  companyTypes,
  companyTypesRule,
  companyUrlRule,
  imageMissing,
} from '@glo/domain/company';
import { allValid, type Field, revealErrors } from '@glo/domain/form';
import { CompanyCreation, type CompanyDraft } from '@glo/domain/onboarding';
import { type Failure, serverFailureId, someErrorOccurred } from '@glo/domain/shared';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { formField } from '../../../state/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { SlowWatch } from '../../../state/slow-watch.ts';
import { foundBy } from '../found-by.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { CompanyImage } from './company-image.ts';

/** A new word about the image takes the place of the last one. */
const imageNotice = 'company-image';

/** Create Company Page (specification 1, sections 2 and 5). Everything typed is kept in the draft at once. */
@injectable()
export class CreateCompanyPresenter {
  readonly name: Field;
  readonly url: Field;
  readonly about: Field;
  readonly size: Field;
  readonly types: Field<readonly string[]>;
  readonly authorised: Field<boolean>;
  readonly image: CompanyImage;
  typeQuery = '';
  readonly saving = new SlowWatch();
  #shown = false;
  readonly #creation: CompanyCreation;
  readonly #steps: OnboardingSteps;
  readonly #drafts: OnboardingDraftState;
  readonly #notices: Notices;

  constructor(
    creation: CompanyCreation,
    companies: Companies,
    steps: OnboardingSteps,
    drafts: OnboardingDraftState,
    notices: Notices,
  ) {
    this.#creation = creation;
    this.#steps = steps;
    this.#drafts = drafts;
    this.#notices = notices;
    const { companyForm } = drafts.draft;
    this.name = formField(companyForm.name, companyNameRule);
    this.url = formField(companyForm.url, companyUrlRule);
    this.about = formField(companyForm.about, companyAboutRule);
    this.size = formField(companyForm.size, companySizeRule);
    this.types = formField(companyForm.types, companyTypesRule);
    this.authorised = formField(companyForm.authorised, authorisedRule);
    this.image = new CompanyImage(companyForm.imageUrl, companies, notices);
    makeAutoObservable(
      this,
      {
        name: false,
        url: false,
        about: false,
        size: false,
        types: false,
        authorised: false,
        saving: false,
        image: false,
      },
      { autoBind: true },
    );
  }

  activate(): undefined | (() => void) {
    if (!this.#steps.enter('company')) return undefined;
    this.#shown = true;
    const stopKeeping = reaction(
      () => this.#typed,
      (companyForm) => this.#drafts.update({ companyForm }),
    );
    return () => {
      this.#shown = false;
      stopKeeping();
      this.image.cancel();
      this.saving.cancel();
    };
  }

  /** The types that fit what is typed. */
  get typeOptions(): readonly string[] {
    return foundBy(companyTypes, (type) => type, this.typeQuery);
  }

  get canContinue(): boolean {
    return allValid(this.#fields) && this.image.ready;
  }

  searchType(text: string): void {
    this.typeQuery = text;
  }

  async submit(): Promise<void> {
    if (this.saving.pending) return;
    const isFilled = revealErrors(this.#fields) === null;
    if (this.#hasImage() && isFilled) await this.save();
  }

  /** Sends the form; also once more when the answer takes too long. */
  async save(): Promise<void> {
    const turn = this.saving.start();
    const result = await this.#creation.create();
    const isWaitedFor = this.saving.settle(turn);
    if (result.ok) this.#created();
    else if (isWaitedFor && result.reason === 'not-saved') this.#refused(result.failure);
  }

  signOut(): void {
    this.#steps.signOut();
  }

  get #fields() {
    const { name, url, about, size, types, authorised } = this;
    return { name, url, about, size, types, authorised };
  }

  get #typed(): CompanyDraft {
    return {
      name: this.name.value,
      url: this.url.value,
      about: this.about.value,
      size: this.size.value,
      types: this.types.value,
      imageUrl: this.image.url,
      authorised: this.authorised.value,
    };
  }

  #hasImage(): boolean {
    const { ready, uploading } = this.image;
    if (uploading.pending) this.#notices.toast('Your image is still being uploaded.', 'info', imageNotice);
    else if (!ready) this.#notices.toast(imageMissing, 'error', imageNotice);
    return ready;
  }

  /** The company is there, also when the person no longer waited for the answer; whoever left the screen stays where they are. */
  #created(): void {
    if (this.#shown && !this.saving.pending) this.#steps.goTo('company-verification', { replace: true });
  }

  /** The service's own words (specification 1, section 8). */
  #refused({ kind, text }: Failure): void {
    if (kind === 'signed-out') return;
    const said = kind === 'refused' || kind === 'server-error' ? text : '';
    this.#notices.toast(said || someErrorOccurred, 'error', serverFailureId);
  }
}
