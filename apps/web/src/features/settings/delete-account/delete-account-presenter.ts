import { enteredPasswordRule } from '@glo/domain/account/credentials';
import type { GoogleCredential } from '@glo/domain/account/google-identity';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { canSend, readyToSend } from '@glo/domain/form/form';
import { type DeletionResult, OwnAccount } from '@glo/domain/profile/own-account';
import type { OwnershipProof } from '@glo/domain/profile/profile-gateway';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { failureWords } from '../../account/failure-words.ts';
import { GoogleButtonPresenter } from '../../account/google/google-button-presenter.ts';
import { texts } from './texts.ts';

/** Requires a proof of identity and a confirmation. The start-up rule redirects afterwards. */
@injectable()
export class DeleteAccountPresenter {
  readonly password = formField<string>('', enteredPasswordRule);
  readonly google: GoogleButtonPresenter;
  readonly wait = new PendingRequest();
  proof: OwnershipProof | null = null;
  readonly #account: OwnAccount;
  readonly #session: SessionState;
  readonly #records: LocalRecords;
  readonly #notices: Notices;
  #sent: OwnershipProof | null = null;

  constructor(
    account: OwnAccount,
    google: GoogleButtonPresenter,
    session: SessionState,
    records: LocalRecords,
    notices: Notices,
  ) {
    this.#account = account;
    this.google = google;
    this.#session = session;
    this.#records = records;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    const leave = this.recruiter?.signsInWithGoogle ? this.google.activate(this.signedIn) : null;
    return () => {
      leave?.();
      this.wait.cancel();
    };
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  get canSubmit(): boolean {
    return canSend({ password: this.password });
  }

  submit(): void {
    if (this.wait.pending || !readyToSend({ password: this.password })) return;
    this.proof = { password: this.password.value };
  }

  signedIn(google: GoogleCredential): void {
    if (this.wait.pending) return;
    if (this.#account.isOwn(google)) this.proof = { google };
    else this.#refuseOtherIdentity();
  }

  keep(): void {
    this.proof = null;
  }

  async delete(): Promise<void> {
    const { proof, recruiter } = this;
    if (proof === null || recruiter === null || this.wait.pending) return;
    this.proof = null;
    this.#sent = proof;
    const token = this.wait.start();
    const result = await this.#account.delete(proof);
    if (result.ok) void this.#records.forget(recruiter.accountId);
    runInAction(() => {
      if (this.wait.settle(token)) this.#answered(result);
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    this.proof = this.#sent;
    await this.delete();
  }

  #answered(result: DeletionResult): void {
    if (result.ok) return;
    if (result.reason === 'other-identity') return this.#refuseOtherIdentity();
    const { failure } = result;
    const wasAnswered = failure.kind === 'refused' || failure.kind === 'server-error';
    if (!wasAnswered) this.#notices.actFailed(failure);
    else if (this.recruiter?.signsInWithGoogle) this.google.refuse(failureWords(failure));
    else this.password.refuse(failureWords(failure));
  }

  #refuseOtherIdentity(): void {
    this.google.refuse(texts.google.otherIdentity(this.recruiter?.email));
  }
}
