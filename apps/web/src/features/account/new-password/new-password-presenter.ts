import { type NewPasswordResult, PasswordReset } from '@glo/domain/account/password-reset';
import { passwordProgress, passwordRule } from '@glo/domain/account/new-password';
import { passwordsDiffer } from '@glo/domain/account/credentials';
import { allValid, revealErrors } from '@glo/domain/form/form';
import { missingLabels } from '@glo/domain/form/missing-labels';
import { someErrorOccurred } from '@glo/domain/shared/messages';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { formField } from '../../../state/fields/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { texts as shared } from '../texts.ts';

@injectable()
export class NewPasswordPresenter {
  email = '';
  readonly password = formField<string>('', passwordRule);
  readonly repeated = formField<string>('', passwordRule);
  readonly wait = new PendingRequest();
  problem: string | null = null;
  readonly #reset: PasswordReset;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(reset: PasswordReset, navigator: Navigator, notices: Notices) {
    this.#reset = reset;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    this.email = stateText(state, 'email') ?? '';
    if (this.email === '') this.#askForCode('code-needed');
    return this.wait.cancel;
  }

  get repeatedWarning(): string | undefined {
    return this.repeated.touched && this.repeated.value !== this.password.value ? passwordsDiffer : undefined;
  }

  get passwordProgress(): string | undefined {
    return passwordProgress(this.password.value) || undefined;
  }

  get canSubmit(): boolean {
    return allValid(this.#fields);
  }

  get missing(): readonly string[] {
    return missingLabels(this.#fields, { password: shared.newPassword, repeated: shared.confirmPassword });
  }

  async submit(): Promise<void> {
    if (this.email === '' || this.wait.pending || revealErrors(this.#fields) !== null) return;
    this.problem = null;
    const token = this.wait.start();
    const result = await this.#reset.setPassword(this.email, this.password.value);
    runInAction(() => {
      if (this.wait.settle(token)) this.#answered(result);
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await this.submit();
  }

  #answered(result: NewPasswordResult): void {
    if (result.ok) {
      this.#navigator.go(paths.login, { replace: true, state: { why: 'password-set', email: this.email } });
    } else if (result.reason === 'code-needed') this.#askForCode('proof-expired');
    else if (result.reason === 'refused') this.#refused(result.message);
    else this.#notices.actFailed(result.failure);
  }

  #refused(message: string): void {
    if (message === shared.passwordTooCommon) this.password.refuse(message);
    else this.problem = message || someErrorOccurred;
  }

  #askForCode(why: 'code-needed' | 'proof-expired'): void {
    this.#navigator.go(paths.forgotPassword, { replace: true, state: { why, email: this.email } });
  }

  get #fields() {
    return { password: this.password, repeated: this.repeated };
  }
}
