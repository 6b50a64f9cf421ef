import { enteredPasswordRule } from '@glo/domain/account/credentials';
import { passwordProgress, passwordRule } from '@glo/domain/account/new-password';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { canSend, revealErrors } from '@glo/domain/form/form';
import { missingLabels } from '@glo/domain/form/missing-labels';
import { OwnAccount } from '@glo/domain/profile/own-account';
import type { Failure } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { formField } from '../../../state/fields/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { failureWords } from '../../account/failure-words.ts';
import { texts as shared } from '../../account/texts.ts';
import { texts } from './texts.ts';

@injectable()
export class ChangePasswordPresenter {
  readonly current = formField<string>('', enteredPasswordRule);
  readonly next = formField<string>('', passwordRule);
  readonly wait = new PendingRequest();
  readonly #account: OwnAccount;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(account: OwnAccount, session: SessionState, navigator: Navigator, notices: Notices) {
    this.#account = account;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    return this.wait.cancel;
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  get progress(): string | undefined {
    return passwordProgress(this.next.value) || undefined;
  }

  get canSubmit(): boolean {
    return canSend({ current: this.current }) && this.next.valid;
  }

  get missing(): readonly string[] {
    return missingLabels(this.#fields, { current: texts.current, next: shared.newPassword });
  }

  async submit(): Promise<void> {
    if (this.wait.pending) return;
    this.current.lift();
    if (revealErrors(this.#fields) !== null) return;
    const email = this.recruiter?.email;
    const token = this.wait.start();
    const answer = await this.#account.changePassword(this.current.value, this.next.value);
    runInAction(() => {
      const wanted = this.wait.settle(token);
      if (answer.ok) this.#changed(email);
      else if (wanted) this.#failed(answer.failure);
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await this.submit();
  }

  /** The start-up rule redirects to the sign-in. This prefills its email. */
  #changed(email: string | undefined): void {
    if (this.#session.current !== null) return;
    this.#navigator.go(paths.login, { replace: true, onward: true, state: { why: 'password-changed', email } });
  }

  /** The new password passed its rule, so other refusals concern the current one. */
  #failed(failure: Failure): void {
    this.#notices.failed(failure, failureWords(failure));
    const { kind, text } = failure;
    if (kind !== 'refused' || text === '') return;
    if (failure.field === 'next' || text === shared.passwordTooCommon) this.next.refuse(text);
    else this.current.refuse(text);
  }

  get #fields() {
    return { current: this.current, next: this.next };
  }
}
