import { cleanLine } from '@glo/domain/shared/clean-text';
import type { FormRules } from '@glo/domain/form/form-rules';
import { refuseField } from '@glo/domain/form/form';
import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { cinRule, cinWarning, cleanCin, countGiven, documentLinkRule, onlyOne } from '@glo/domain/verification/proof';
import type { EvidenceDraft } from '@glo/domain/verification/evidence';
import type { VerifiedParty } from '@glo/domain/verification/verification-gateway';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Action } from '../../state/action.ts';
import { FormFields } from '../../state/fields/form-fields.ts';
import type { OnboardingDraftState } from '../../state/device/onboarding-draft-state.ts';
import { DocumentUpload, type DocumentUploadOptions } from './document-upload.ts';
import { texts } from './texts.ts';

interface EvidenceFormOptions extends DocumentUploadOptions {
  readonly drafts: OnboardingDraftState;
  /** Alert after a failed submission. */
  readonly submitFailed: string;
  readonly send: (stop: AbortSignal) => Promise<Outcome<void>>;
  readonly onDone: () => void;
}

const slotOf = { company: 'companyVerification', person: 'personalVerification' } as const;

type TypedEvidence = Pick<EvidenceDraft, 'cin' | 'link'>;

/** A CIN (companies only), a link or a file. Every change is saved to the draft. */
export class EvidenceForm {
  readonly form: FormFields<TypedEvidence>;
  readonly document: DocumentUpload;
  readonly sending: Action<Outcome<void>>;
  waiting = false;
  wasSubmittedWithMany = false;
  #shown = false;
  readonly #options: EvidenceFormOptions;

  constructor(options: EvidenceFormOptions) {
    const { party, send, onDone } = options;
    this.#options = options;
    this.form = new FormFields(this.#rules(party), { cin: '', link: '' });
    this.document = new DocumentUpload(options);
    this.sending = new Action({
      send: (_, stop) => send(stop),
      onDone,
      onFailed: ({ failure }) => this.#failed(failure),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Restores the draft and saves changes. Returns the clean-up. */
  open(): () => void {
    this.#shown = true;
    const { cin, link, document } = this.#draft;
    this.form.change({ cin, link });
    this.form.fields.cin.leave();
    this.document.restore(document);
    const stopKeeping = reaction(
      () => ({ ...this.form.entered, document: this.document.document }),
      (given) => {
        this.wasSubmittedWithMany &&= this.given > 1;
        this.#write({ ...given, skipped: false });
      },
    );
    return () => {
      this.#shown = false;
      stopKeeping();
      this.document.stop();
      this.sending.close();
    };
  }

  get given(): number {
    return countGiven({ ...this.form.entered, document: this.document.document });
  }

  /** Enabled once something is given (specification 1, section 4). `check` reports errors. */
  get canGoOn(): boolean {
    return this.given > 0;
  }

  get cinWarning(): string | undefined {
    const { touched, value } = this.form.fields.cin;
    return touched ? (cinWarning(value) ?? undefined) : undefined;
  }

  get tooMany(): string | null {
    return this.given > 1 ? texts.keepOne[this.#options.party] : null;
  }

  /** Fields keep quiet until the alert, because the second proof may be meant to replace the first. */
  get #refusedMany(): string | null {
    return this.wasSubmittedWithMany ? this.tooMany : null;
  }

  get busy(): boolean {
    return this.sending.pending || this.waiting;
  }

  async submit(): Promise<void> {
    if (this.busy || !(await this.check())) return;
    // Checking is asynchronous: a second press or leaving must not send again.
    if (this.#shown && !this.busy) await this.sending.run();
  }

  /** Waits for the upload and reports errors. Resolves to true if there are none. */
  async check(): Promise<boolean> {
    const isValid = this.form.reveal();
    if (this.given > 1) {
      this.wasSubmittedWithMany = true;
      this.#options.notices.alert(onlyOne);
      return false;
    }
    if (!isValid) return false;
    this.#write({ skipped: false });
    if (this.document.document === null) return true;
    this.waiting = true;
    const hasArrived = await this.document.arrived();
    runInAction(() => void (this.waiting = false));
    return hasArrived;
  }

  skip(): void {
    this.#write({ skipped: true });
  }

  #failed(failure: Failure): void {
    const { kind, text } = failure;
    if (kind === 'signed-out') return;
    if (!this.#refuse(failure)) this.sending.problem = kind === 'refused' ? text || null : texts.notConfirmed;
    this.#options.notices.alert(this.#options.submitFailed);
  }

  /** Returns false if the refusal names neither text field, or one that is empty. */
  #refuse(failure: Failure): boolean {
    const given = Object.entries(this.form.fields).filter(([, { value }]) => value !== '');
    return refuseField(Object.fromEntries(given), failure);
  }

  #rules(party: VerifiedParty): FormRules<TypedEvidence> {
    const isCompany = party === 'company';
    const isEmpty = () => this.given === 0;
    return {
      cin: {
        error: (text) => (isEmpty() ? texts.noEvidence : (this.#refusedMany ?? cinRule(text))),
        required: isEmpty,
        applies: () => isCompany,
        clean: cleanCin,
      },
      link: {
        error: (text) => (isEmpty() ? texts.noLinkOrFile : (this.#refusedMany ?? documentLinkRule(text))),
        required: () => !isCompany && isEmpty(),
        applies: () => true,
        clean: cleanLine,
      },
    };
  }

  get #draft(): EvidenceDraft {
    return this.#options.drafts.draft[slotOf[this.#options.party]];
  }

  #write(change: Partial<EvidenceDraft>): void {
    this.#options.drafts.update({ [slotOf[this.#options.party]]: { ...this.#draft, ...change } });
  }
}
