import { enteredPasswordRule } from '@glo/domain/account/credentials';
import { passwordProgress, passwordRule } from '@glo/domain/account/new-password';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { allValid, revealErrors } from '@glo/domain/form/form';
import { missingLabels } from '@glo/domain/form/missing-labels';
import { OwnAccount } from '@glo/domain/profile/own-account';
import type { Failure } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { failureWords } from '../failure-words.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

/** Change password (specification 1, section 2; decision 14). Where to go afterwards is the start-up rule's business. */
@injectable()
export class ChangePasswordPresenter {
  readonly current = formField<string>('', enteredPasswordRule);
  readonly next = formField<string>('', passwordRule);
  readonly wait = new PendingRequest();
  readonly #account: OwnAccount;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(account: OwnAccount, session: SessionState, notices: Notices) {
    this.#account = account;
    this.#session = session;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    return this.wait.cancel;
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  /** What the new password still needs; undefined before it is begun, and once it was refused. */
  get progress(): string | undefined {
    return this.next.refusal === null ? passwordProgress(this.next.value) || undefined : undefined;
  }

  get canSubmit(): boolean {
    return allValid(this.#fields);
  }

  /** What is not given yet, by its labels. */
  get missing(): readonly string[] {
    return missingLabels(this.#fields, { current: texts.current, next: shared.newPassword });
  }

  async submit(): Promise<void> {
    if (this.wait.pending || revealErrors(this.#fields) !== null) return;
    const token = this.wait.start();
    const answer = await this.#account.changePassword(this.current.value, this.next.value);
    runInAction(() => {
      if (this.wait.settle(token) && !answer.ok) this.#failed(answer.failure);
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await this.submit();
  }

  #failed(failure: Failure): void {
    this.#notices.failed(failure, failureWords(failure));
    if (failure.kind === 'refused' && failure.text === shared.passwordTooCommon) this.next.refuse(failure.text);
  }

  get #fields() {
    return { current: this.current, next: this.next };
  }
}
