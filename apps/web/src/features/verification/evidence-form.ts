import { cleanLine } from '@glo/domain/shared/clean-text';
import type { Field } from '@glo/domain/form/field';
import { refuseField } from '@glo/domain/form/form';
import { missingLabels } from '@glo/domain/form/missing-labels';
import type { Failure } from '@glo/domain/shared/outcome';
import { cinRule, cinWarning, countGiven, documentLinkRule, onlyOne } from '@glo/domain/verification/proof';
import type { EvidenceDraft } from '@glo/domain/verification/evidence';
import type { VerificationGateway, VerifiedParty } from '@glo/domain/verification/verification-gateway';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { formField } from '../../state/fields/form-field.ts';
import type { Notices } from '../../state/notices.ts';
import type { OnboardingDraftState } from '../../state/onboarding-draft-state.ts';
import { DocumentUpload } from './document-upload.ts';
import { texts } from './texts.ts';

interface EvidenceFormOptions {
  readonly whose: VerifiedParty;
  readonly gateway: VerificationGateway;
  readonly drafts: OnboardingDraftState;
  readonly notices: Notices;
  readonly uploadFailed: string;
}

const slotOf = { company: 'companyVerification', person: 'personalVerification' } as const;

/** A CIN (companies only), a link or a file. Every change is saved to the draft. */
export class EvidenceForm {
  readonly cin: Field;
  readonly link: Field;
  readonly document: DocumentUpload;
  waiting = false;
  askedWithMany = false;
  readonly #options: EvidenceFormOptions;

  constructor(options: EvidenceFormOptions) {
    const { whose, gateway, notices, uploadFailed } = options;
    this.#options = options;
    const isCompany = whose === 'company';
    const nothing = () => this.given === 0;
    this.cin = formField(
      '',
      (text) => (nothing() ? texts.nothingOfThree : (this.tooMany ?? cinRule(text))),
      () => isCompany && nothing(),
      cleanLine,
    );
    this.link = formField(
      '',
      (text) => (nothing() ? texts.nothingOfTwo : (this.tooMany ?? documentLinkRule(text))),
      () => !isCompany && nothing(),
      cleanLine,
    );
    this.document = new DocumentUpload({ whose, gateway, notices, failedText: uploadFailed });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Restores the draft and saves changes. Returns the clean-up. */
  keep(): () => void {
    const { cin, link, document } = this.#draft;
    this.cin.change(cin);
    this.cin.leave();
    this.link.change(link);
    this.document.restore(document);
    const stopKeeping = reaction(
      () => ({ cin: this.cin.value, link: this.link.value, document: this.document.document }),
      (given) => {
        this.askedWithMany &&= this.given > 1;
        this.#write({ ...given, skipped: false });
      },
    );
    return () => {
      stopKeeping();
      this.document.stop();
    };
  }

  get given(): number {
    return countGiven({ cin: this.cin.value, link: this.link.value, document: this.document.document });
  }

  /** Enabled once something is given (specification 1, section 4). `check` reports errors. */
  get canGoOn(): boolean {
    return this.given > 0;
  }

  get cinWarning(): string | undefined {
    return this.cin.touched ? (cinWarning(this.cin.value) ?? undefined) : undefined;
  }

  get tooMany(): string | null {
    return this.askedWithMany && this.given > 1 ? texts.keepOne : null;
  }

  get missing(): readonly string[] {
    return missingLabels({ cin: this.cin, link: this.link }, { cin: texts.oneOfThree, link: texts.oneOfTwo });
  }

  /** Waits for the upload and reports errors. Resolves to true if there are none. */
  async check(): Promise<boolean> {
    this.cin.reveal();
    this.link.reveal();
    if (this.given > 1) {
      this.askedWithMany = true;
      this.#options.notices.alert(onlyOne);
      return false;
    }
    if (!this.cin.valid || !this.link.valid) return false;
    this.#write({ skipped: false });
    if (this.document.document === null) return true;
    this.waiting = true;
    const hasArrived = await this.document.arrived();
    runInAction(() => void (this.waiting = false));
    return hasArrived;
  }

  /** Returns false if the refusal names neither text field, or one that was not given. */
  refuse(failure: Failure): boolean {
    const given = Object.entries({ cin: this.cin, link: this.link }).filter(([, { value }]) => value !== '');
    return refuseField(Object.fromEntries(given), failure);
  }

  skip(): void {
    this.#write({ skipped: true });
  }

  get #draft(): EvidenceDraft {
    return this.#options.drafts.draft[slotOf[this.#options.whose]];
  }

  #write(change: Partial<EvidenceDraft>): void {
    this.#options.drafts.update({ [slotOf[this.#options.whose]]: { ...this.#draft, ...change } });
  }
}
