import {
  AccountCodes,
  codeDigits,
  invalidCode,
  isCompleteCode,
  resendSeconds,
} from '@glo/domain/account/account-codes';
import { PasswordReset, type ResetCodeResult } from '@glo/domain/account/password-reset';
import { SignUpConfirmation, type SignUpCodeResult } from '@glo/domain/account/sign-up-confirmation';
import type { AccountId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Action } from '../../../state/action.ts';
import { Notices } from '../../../state/notices.ts';
import { showSignInFailure } from '../failures.ts';
import { verifyCodeTexts as texts } from '../texts.ts';

/** Completes a sign-up if the state has a userId. Otherwise it precedes a new password (decision 12). */
@injectable()
export class VerifyCodePresenter {
  email = '';
  digits = '';
  problem: { readonly line: string; readonly detail: string } | null = null;
  secondsLeft = resendSeconds;
  resent = false;
  readonly verification: Action<SignUpCodeResult | ResetCodeResult, string>;
  readonly resending: Action<Outcome<void>, string>;
  #accountId: AccountId | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    codes: AccountCodes,
    confirmation: SignUpConfirmation,
    reset: PasswordReset,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#navigator = navigator;
    this.#notices = notices;
    this.verification = new Action<SignUpCodeResult | ResetCodeResult, string>({
      prepare: () => this.#completeCode(),
      send: (code) =>
        this.#accountId === null
          ? reset.confirm(this.email, code)
          : confirmation.withCode(this.email, this.#accountId, code),
      onDone: (result) => this.#verified(result),
      onFailed: (result) => this.#refused(result),
      // A code works once, so a later try would only be refused.
      countsLateSuccess: true,
    });
    this.resending = new Action({
      prepare: () => (this.email !== '' && this.canResend && !this.verification.pending ? this.email : null),
      send: (email) => codes.resendCode(email),
      onDone: () => {
        this.type('');
        this.resent = true;
        this.#sent(Date.now());
      },
      onFailed: ({ failure }) => notices.showWriteFailure(failure),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    this.email = stateText(state, 'email') ?? '';
    this.#accountId = stateText(state, 'userId') as AccountId | null;
    if (this.email === '')
      this.#navigator.navigate(paths.forgotPassword, { replace: true, state: { why: 'code-needed' } });
    else this.#startCountdown(Number(stateText(state, 'sentAt')) || Date.now());
    return () => {
      clearInterval(this.#timer);
      this.verification.close();
      this.resending.close();
    };
  }

  get canVerify(): boolean {
    return isCompleteCode(this.digits);
  }

  get canResend(): boolean {
    return this.secondsLeft === 0;
  }

  type(text: string): void {
    this.digits = codeDigits(text);
    this.problem = null;
    this.resent = false;
  }

  refusePaste(text: string): void {
    this.problem = { line: texts.noDigits(text), detail: '' };
  }

  /** Goes back with the email prefilled for correction. */
  back(): void {
    const before = this.#accountId === null ? paths.forgotPassword : paths.signUp;
    this.#navigator.navigate(before, { state: { email: this.email } });
  }

  #completeCode(): string | null {
    if (this.email === '' || this.resending.pending) return null;
    if (this.canVerify) return this.digits;
    this.problem = { line: texts.incomplete, detail: '' };
    return null;
  }

  #verified(result: Extract<SignUpCodeResult | ResetCodeResult, { ok: true }>): void {
    if ('next' in result) {
      this.#navigator.navigate(result.next === 'details' ? paths.details : paths.dashboard, { replace: true });
    } else this.#navigator.navigate(paths.newPassword, { replace: true, state: { email: this.email } });
  }

  #refused(result: Extract<SignUpCodeResult, { ok: false }>): void {
    if (result.reason === 'wrong-code') this.problem = { line: invalidCode, detail: result.message };
    else showSignInFailure(this.#notices, result);
  }

  /** Stores the time in the history entry for a reload. */
  #sent(at: number): void {
    const state = { email: this.email, userId: this.#accountId, sentAt: String(at) };
    this.#navigator.navigate(paths.verifyCode, { replace: true, state });
    this.#startCountdown(at);
  }

  /** `sentAt` is in milliseconds. The countdown is capped at a minute in case the clock was set back. */
  #startCountdown(sentAt: number): void {
    let end = sentAt + resendMs;
    const count = () => {
      end = Math.min(end, Date.now() + resendMs);
      this.secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    };
    count();
    this.#timer = setInterval(() => {
      runInAction(count);
      if (this.secondsLeft === 0) clearInterval(this.#timer);
    }, 1000);
  }
}

const resendMs = resendSeconds * 1000;
