import { cleanEmail, emailRule, enteredPasswordRule } from '@glo/domain/account/credentials';
import { SignIn, type SignInResult } from '@glo/domain/account/sign-in';
import { signInNotKept } from '@glo/domain/account/enter';
import { canSend, readyToSend } from '@glo/domain/form/form';
import { someErrorOccurred } from '@glo/domain/shared/messages';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { stateText, type Visit } from '../../../navigation/navigator.ts';
import { formField } from '../../../state/fields/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { GoogleSignInPresenter } from '../google/google-sign-in-presenter.ts';
import { texts } from './texts.ts';

/** Specification 1, section 4. The start-up rule redirects afterwards. */
@injectable()
export class LoginPresenter {
  readonly email = formField<string>('', emailRule, true, cleanEmail);
  readonly password = formField<string>('', enteredPasswordRule);
  readonly google: GoogleSignInPresenter;
  readonly wait = new PendingRequest();
  note: string | null = null;
  readonly #signIn: SignIn;
  readonly #notices: Notices;

  constructor(signIn: SignIn, google: GoogleSignInPresenter, notices: Notices) {
    this.google = google;
    this.#signIn = signIn;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    this.revisit(visit);
    const leaveGoogle = this.google.activate();
    return () => {
      leaveGoogle();
      this.wait.cancel();
    };
  }

  revisit({ state }: Visit): void {
    this.note = notes.get(stateText(state, 'why')) ?? null;
    const email = stateText(state, 'email');
    if (email !== null && this.email.value === '') this.email.change(email);
  }

  get canSubmit(): boolean {
    return canSend(this.#fields);
  }

  async submit(): Promise<void> {
    if (this.wait.pending || !readyToSend(this.#fields)) return;
    const token = this.wait.start();
    const result = await this.#signIn.withPassword(this.email.value, this.password.value);
    runInAction(() => {
      if (this.wait.settle(token) && !result.ok) this.#refused(result);
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await this.submit();
  }

  get #fields() {
    return { email: this.email, password: this.password };
  }

  #refused(result: Extract<SignInResult, { ok: false }>): void {
    const both = [this.email, this.password];
    if (result.reason === 'field') this[result.field].refuse(result.message || someErrorOccurred, both);
    else if (result.reason === 'user-not-found') this.email.refuse(texts.userNotFound, both);
    else if (result.reason === 'not-kept') this.#notices.alert(signInNotKept);
    else this.#notices.actFailed(result.failure);
  }
}

const notes = new Map<string | null, string>([
  ['by-service', texts.notes.sessionEnded],
  ['password-set', texts.notes.passwordSet],
  ['password-changed', texts.notes.passwordChanged],
  ['account-deleted', texts.notes.accountDeleted],
]);
