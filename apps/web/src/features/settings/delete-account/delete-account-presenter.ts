import { deleteAccountFormRules } from '@glo/domain/account/account-forms';
import type { GoogleCredential } from '@glo/domain/account/google-identity';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { type DeletionResult, OwnAccount } from '@glo/domain/profile/own-account';
import type { OwnershipProof } from '@glo/domain/profile/profile-gateway';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../../state/action.ts';
import { SavedData } from '../../../state/saved-data/saved-data.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { Questions } from '../../../state/questions/questions.ts';
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
  #confirmed: OwnershipProof | null = null;
  readonly #account: OwnAccount;
  readonly #session: SessionState;
  readonly #saved: SavedData;
  readonly #notices: Notices;
  readonly #questions: Questions;

  constructor(
    account: OwnAccount,
    google: GoogleButtonPresenter,
    session: SessionState,
    saved: SavedData,
    notices: Notices,
    questions: Questions,
  ) {
    this.#account = account;
    this.google = google;
    this.#session = session;
    this.#saved = saved;
    this.#notices = notices;
    this.#questions = questions;
    this.deletion = new Action({
      prepare: () => this.#confirmed,
      send: (proof) => this.#send(proof),
      onFailed: (result) => this.#failed(result),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    const onCredential = (credential: GoogleCredential) => void this.signedIn(credential);
    const leave = this.recruiter?.signsInWithGoogle ? this.google.activate(onCredential) : null;
    return () => {
      leave?.();
      this.deletion.close();
    };
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  async submit(): Promise<void> {
    if (!this.deletion.pending && this.form.readyToSend()) await this.#delete(this.form.entered);
  }

  async signedIn(google: GoogleCredential): Promise<void> {
    if (this.deletion.pending) return;
    if (this.#account.isOwn(google)) await this.#delete({ google });
    else this.#refuseOtherIdentity();
  }

  async #delete(proof: OwnershipProof): Promise<void> {
    const { recruiter } = this;
    if (recruiter === null) return;
    const input = { ...texts.question(recruiter.email), danger: true };
    if ((await this.#questions.ask('confirmation', input)) === null) return;
    // A refusal moves the focus, which the dialog must not take back.
    await this.#questions.whenClosed();
    this.#confirmed = proof;
    await this.deletion.run();
  }

  async #send(proof: OwnershipProof): Promise<DeletionResult> {
    const accountId = this.#session.current?.accountId;
    const result = await this.#account.delete(proof);
    if (result.ok && accountId !== undefined) void this.#saved.forget(accountId);
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
