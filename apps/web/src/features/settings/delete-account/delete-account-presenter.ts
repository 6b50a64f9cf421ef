import { deleteAccountFormRules } from '@glo/domain/account/account-forms';
import type { GoogleCredential } from '@glo/domain/account/google-identity';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { type DeletionResult, OwnAccount } from '@glo/domain/profile/own-account';
import type { OwnershipProof } from '@glo/domain/profile/profile-gateway';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../../state/action.ts';
import { KeptVerdicts } from '../../../state/saved-data/kept-verdicts.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { failureWords } from '../../account/failures.ts';
import { GoogleButtonPresenter } from '../../account/google/google-button-presenter.ts';
import { deleteAccountTexts as texts } from '../texts.ts';

/** Requires a proof of identity and a confirmation. The start-up rule redirects afterwards. */
@injectable()
export class DeleteAccountPresenter {
  readonly form = new FormFields(deleteAccountFormRules, { password: '' });
  readonly google: GoogleButtonPresenter;
  readonly deletion: Action<DeletionResult, OwnershipProof>;
  /** Proof to confirm. */
  proof: OwnershipProof | null = null;
  #confirmed: OwnershipProof | null = null;
  readonly #account: OwnAccount;
  readonly #session: SessionState;
  readonly #records: LocalRecords;
  readonly #verdicts: KeptVerdicts;
  readonly #notices: Notices;

  constructor(
    account: OwnAccount,
    google: GoogleButtonPresenter,
    session: SessionState,
    records: LocalRecords,
    verdicts: KeptVerdicts,
    notices: Notices,
  ) {
    this.#account = account;
    this.google = google;
    this.#session = session;
    this.#records = records;
    this.#verdicts = verdicts;
    this.#notices = notices;
    this.deletion = new Action({
      prepare: () => this.#confirmed,
      send: (proof) => this.#send(proof),
      onFailed: (result) => this.#failed(result),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    const leave = this.recruiter?.signsInWithGoogle ? this.google.activate(this.signedIn) : null;
    return () => {
      leave?.();
      this.deletion.close();
    };
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  submit(): void {
    if (this.deletion.pending || !this.form.readyToSend()) return;
    this.proof = this.form.entered;
  }

  signedIn(google: GoogleCredential): void {
    if (this.deletion.pending) return;
    if (this.#account.isOwn(google)) this.proof = { google };
    else this.#refuseOtherIdentity();
  }

  keep(): void {
    this.proof = null;
  }

  async delete(): Promise<void> {
    if (this.proof === null) return;
    this.#confirmed = this.proof;
    this.proof = null;
    await this.deletion.run();
  }

  async #send(proof: OwnershipProof): Promise<DeletionResult> {
    const accountId = this.#session.current?.accountId;
    const result = await this.#account.delete(proof);
    if (result.ok && accountId !== undefined) {
      void this.#records.forget(accountId);
      void this.#verdicts.forget(accountId);
    }
    return result;
  }

  #failed(result: Extract<DeletionResult, { ok: false }>): void {
    if (result.reason === 'other-identity') return this.#refuseOtherIdentity();
    const { failure } = result;
    const wasAnswered = failure.kind === 'refused' || failure.kind === 'server-error';
    if (!wasAnswered) this.#notices.showWriteFailure(failure);
    else if (this.recruiter?.signsInWithGoogle) this.google.refuse(failureWords(failure));
    else this.form.fields.password.refuse(failureWords(failure));
  }

  #refuseOtherIdentity(): void {
    this.google.refuse(texts.google.otherIdentity(this.recruiter?.email));
  }
}
