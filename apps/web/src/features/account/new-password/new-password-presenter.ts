import { newPasswordFormRules } from '@glo/domain/account/account-forms';
import { passwordsDiffer } from '@glo/domain/account/credentials';
import { type NewPasswordResult, PasswordReset } from '@glo/domain/account/password-reset';
import { someErrorOccurred } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Action } from '../../../state/action.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { texts as shared } from '../texts.ts';

@injectable()
export class NewPasswordPresenter {
  email = '';
  readonly form = new FormFields(newPasswordFormRules, { password: '', repeated: '' });
  readonly submission: Action<NewPasswordResult, string>;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(reset: PasswordReset, navigator: Navigator, notices: Notices) {
    this.#navigator = navigator;
    this.#notices = notices;
    this.submission = new Action({
      prepare: () => (this.email !== '' && this.form.reveal() ? this.form.fields.password.value : null),
      send: (password) => reset.setPassword(this.email, password),
      onDone: () =>
        navigator.navigate(paths.login, { replace: true, state: { why: 'password-set', email: this.email } }),
      onFailed: (result) => this.#failed(result),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    this.email = stateText(state, 'email') ?? '';
    if (this.email === '') this.#askForCode('code-needed');
    return this.submission.close;
  }

  get repeatedWarning(): string | undefined {
    const { password, repeated } = this.form.fields;
    return repeated.touched && repeated.value !== password.value ? passwordsDiffer : undefined;
  }

  #failed(result: Extract<NewPasswordResult, { ok: false }>): void {
    if (result.reason === 'code-needed') this.#askForCode('proof-expired');
    else if (result.reason === 'failed') this.#notices.showWriteFailure(result.failure);
    else if (result.message === shared.passwordTooCommon) this.form.fields.password.refuse(result.message);
    else this.submission.problem = result.message || someErrorOccurred;
  }

  #askForCode(why: 'code-needed' | 'proof-expired'): void {
    this.#navigator.navigate(paths.forgotPassword, { replace: true, state: { why, email: this.email } });
  }
}
