import { AccountCodes, type SignUpAnswer } from '@glo/domain/account/account-codes';
import { type SignUpForm, signUpFormRules } from '@glo/domain/account/account-forms';
import { freeMailWarning, isFreeMail } from '@glo/domain/shared/free-mail';
import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Action } from '../../../state/action.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { GoogleSignInPresenter } from '../google/google-sign-in-presenter.ts';
import { signUpTexts as texts, texts as shared } from '../texts.ts';

@injectable()
export class SignUpPresenter {
  readonly form = new FormFields(signUpFormRules, { email: '', password: '', confirmation: '', agreement: false });
  readonly google: GoogleSignInPresenter;
  readonly submission: Action<Outcome<SignUpAnswer>, SignUpForm>;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(codes: AccountCodes, google: GoogleSignInPresenter, navigator: Navigator, notices: Notices) {
    this.google = google;
    this.#navigator = navigator;
    this.#notices = notices;
    this.submission = new Action({
      prepare: () => (this.form.reveal() ? this.form.entered : null),
      send: ({ email, password }) => codes.signUp(email.trim(), password),
      onDone: ({ value }, { email }) => this.#signedUp(email.trim(), value),
      onFailed: ({ failure }) => this.#failed(failure),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    const { email } = this.form.fields;
    email.change(stateText(state, 'email') ?? '');
    const leaveGoogle = this.google.activate();
    const keep = (typed: string) => this.#navigator.navigate(paths.signUp, { replace: true, state: { email: typed } });
    // Debounced, because some browsers limit `history.replaceState`.
    const stopKeeping = reaction(() => email.value, keep, { delay: 500 });
    return () => {
      stopKeeping();
      leaveGoogle();
      this.submission.close();
    };
  }

  get emailWarning(): string | undefined {
    const { email } = this.form.fields;
    return email.touched && isFreeMail(email.value) ? freeMailWarning : undefined;
  }

  #failed(failure: Failure): void {
    const { kind, text } = failure;
    if (kind !== 'refused' || text === '') return this.#notices.showWriteFailure(failure);
    if (this.form.refuse(failure)) return;
    if (text === shared.passwordTooCommon) this.form.fields.password.refuse(text);
    else this.submission.problem = text;
  }

  #signedUp(email: string, answer: SignUpAnswer): void {
    if (answer.alreadyVerified) return this.form.fields.email.refuse(texts.alreadyRegistered);
    const state = { email, userId: answer.accountId, sentAt: String(Date.now()) };
    this.#navigator.navigate(paths.verifyCode, { state });
  }
}
