import { AccountCodes, type SignUpAnswer } from '@glo/domain/account/account-codes';
import { agreementRule, cleanEmail, emailRule, sameAs } from '@glo/domain/account/credentials';
import { freeMailWarning, isFreeMail } from '@glo/domain/account/free-mail';
import { passwordProgress, passwordRule } from '@glo/domain/account/new-password';
import { allValid, refuseField, revealErrors } from '@glo/domain/form/form';
import { missingLabels } from '@glo/domain/form/missing-labels';
import { wrongLabels } from '@glo/domain/form/wrong-labels';
import type { Failure } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { formField } from '../../../state/fields/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { texts as entry } from '../entry-texts.ts';
import { GoogleSignInPresenter } from '../google/google-sign-in-presenter.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

@injectable()
export class SignUpPresenter {
  readonly email = formField<string>('', emailRule, true, cleanEmail);
  readonly password = formField<string>('', passwordRule);
  readonly confirmation = formField<string>(
    '',
    sameAs(() => this.password.value),
  );
  readonly agreement = formField<boolean>(false, agreementRule);
  readonly google: GoogleSignInPresenter;
  readonly wait = new PendingRequest();
  problem: string | null = null;
  readonly #codes: AccountCodes;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(codes: AccountCodes, google: GoogleSignInPresenter, navigator: Navigator, notices: Notices) {
    this.google = google;
    this.#codes = codes;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    this.email.change(stateText(state, 'email') ?? '');
    const leaveGoogle = this.google.activate();
    const keep = (email: string) => this.#navigator.go(paths.signUp, { replace: true, state: { email } });
    // Debounced, because some browsers limit `history.replaceState`.
    const stopKeeping = reaction(() => this.email.value, keep, { delay: 500 });
    return () => {
      stopKeeping();
      leaveGoogle();
      this.wait.cancel();
    };
  }

  get emailWarning(): string | undefined {
    return this.email.touched && isFreeMail(this.email.value) ? freeMailWarning : undefined;
  }

  get passwordProgress(): string | undefined {
    return passwordProgress(this.password.value) || undefined;
  }

  get canSubmit(): boolean {
    return allValid(this.#fields);
  }

  get missing(): readonly string[] {
    return missingLabels(this.#fields, labels);
  }

  get wrong(): readonly string[] {
    return wrongLabels(this.#fields, labels);
  }

  async submit(): Promise<void> {
    if (this.wait.pending || revealErrors(this.#fields) !== null) return;
    this.problem = null;
    const email = this.email.value.trim();
    const token = this.wait.start();
    const answer = await this.#codes.signUp(email, this.password.value);
    runInAction(() => {
      if (!this.wait.settle(token)) return;
      if (answer.ok) this.#signedUp(email, answer.value);
      else this.#failed(answer.failure);
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await this.submit();
  }

  #failed(failure: Failure): void {
    const { kind, text } = failure;
    if (kind !== 'refused' || text === '') return this.#notices.actFailed(failure);
    if (refuseField(this.#fields, failure)) return;
    if (text === shared.passwordTooCommon) this.password.refuse(text);
    else this.problem = text;
  }

  #signedUp(email: string, answer: SignUpAnswer): void {
    if (answer.alreadyVerified) return this.email.refuse(texts.alreadyRegistered);
    const state = { email, userId: answer.accountId, sentAt: String(Date.now()) };
    this.#navigator.go(paths.verifyCode, { state });
  }

  get #fields() {
    const { email, password, confirmation, agreement } = this;
    return { email, password, confirmation, agreement };
  }
}

const labels = {
  email: entry.email,
  password: entry.password,
  confirmation: shared.confirmPassword,
  agreement: texts.agreement,
};
