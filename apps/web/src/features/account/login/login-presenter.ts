import { loginFormRules } from '@glo/domain/account/account-forms';
import { SignIn, type SignInResult } from '@glo/domain/account/sign-in';
import { someErrorOccurred } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { stateText, type Visit } from '../../../navigation/navigator.ts';
import { Action } from '../../../state/action.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { loginTexts as texts } from '../entry-texts.ts';
import { showSignInFailure } from '../failures.ts';
import { GoogleSignInPresenter } from '../google/google-sign-in-presenter.ts';

/** Specification 1, section 4. The start-up rule redirects afterwards. */
@injectable()
export class LoginPresenter {
  readonly form = new FormFields(loginFormRules, { email: '', password: '' });
  readonly google: GoogleSignInPresenter;
  readonly submission: Action<SignInResult, typeof this.form.entered>;
  note: string | null = null;
  readonly #notices: Notices;

  constructor(signIn: SignIn, google: GoogleSignInPresenter, notices: Notices) {
    this.google = google;
    this.#notices = notices;
    this.submission = new Action({
      prepare: () => (this.form.readyToSend() ? this.form.entered : null),
      send: ({ email, password }) => signIn.withPassword(email, password),
      onFailed: (result) => this.#refused(result),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    this.revisit(visit);
    const leaveGoogle = this.google.activate();
    return () => {
      leaveGoogle();
      this.submission.close();
    };
  }

  revisit({ state }: Visit): void {
    this.note = notes.get(stateText(state, 'why')) ?? null;
    const email = stateText(state, 'email');
    if (email !== null && this.form.fields.email.value === '') this.form.fields.email.change(email);
  }

  #refused(result: Extract<SignInResult, { ok: false }>): void {
    const { email, password } = this.form.fields;
    const both = [email, password];
    if (result.reason === 'field') {
      this.form.fields[result.field].refuse(result.message || someErrorOccurred, both);
    } else if (result.reason === 'user-not-found') email.refuse(texts.userNotFound, both);
    else showSignInFailure(this.#notices, result);
  }
}

const notes = new Map<string | null, string>([
  ['by-service', texts.notes.sessionEnded],
  ['password-set', texts.notes.passwordSet],
  ['password-changed', texts.notes.passwordChanged],
  ['account-deleted', texts.notes.accountDeleted],
]);
