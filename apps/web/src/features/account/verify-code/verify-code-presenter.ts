import { AccountCodes } from '@glo/domain/account/account-codes';
import { codeDigits, countdown, invalidCode, isCompleteCode, resendSeconds } from '@glo/domain/account/one-time-code';
import { PasswordReset } from '@glo/domain/account/password-reset';
import { signInNotKept } from '@glo/domain/account/enter';
import { SignUpConfirmation } from '@glo/domain/account/sign-up-confirmation';
import type { AccountId } from '@glo/domain/shared/ids';
import type { Failure } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { texts } from './texts.ts';

/** Completes a sign-up if the state has a userId. Otherwise it precedes a new password (decision 12). */
@injectable()
export class VerifyCodePresenter {
  email = '';
  digits = '';
  problem: { readonly line: string; readonly detail: string } | null = null;
  secondsLeft = resendSeconds;
  doing: 'verify' | 'resend' = 'verify';
  resent = false;
  readonly wait = new PendingRequest();
  #accountId: AccountId | null = null;
  #gone = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #codes: AccountCodes;
  readonly #confirmation: SignUpConfirmation;
  readonly #reset: PasswordReset;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    codes: AccountCodes,
    confirmation: SignUpConfirmation,
    reset: PasswordReset,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#codes = codes;
    this.#confirmation = confirmation;
    this.#reset = reset;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    this.email = stateText(state, 'email') ?? '';
    this.#accountId = stateText(state, 'userId') as AccountId | null;
    if (this.email === '') this.#navigator.go(paths.forgotPassword, { replace: true, state: { why: 'code-needed' } });
    else this.#startCountdown(Number(stateText(state, 'sentAt')) || Date.now());
    return () => {
      this.#gone = true;
      clearInterval(this.#timer);
      this.wait.cancel();
    };
  }

  get canVerify(): boolean {
    return isCompleteCode(this.digits);
  }

  get canResend(): boolean {
    return this.secondsLeft === 0;
  }

  get countdown(): string {
    return countdown(this.secondsLeft);
  }

  type(text: string): void {
    this.digits = codeDigits(text);
    this.problem = null;
    this.resent = false;
  }

  async verify(): Promise<void> {
    if (this.email === '' || this.wait.pending) return;
    if (!isCompleteCode(this.digits)) {
      this.problem = { line: texts.incomplete, detail: '' };
      return;
    }
    this.doing = 'verify';
    const token = this.wait.start();
    if (this.#accountId === null) await this.#confirmReset(token);
    else await this.#confirmSignUp(token, this.#accountId);
  }

  async resend(): Promise<void> {
    if (this.email === '' || this.wait.pending || !this.canResend) return;
    this.doing = 'resend';
    const token = this.wait.start();
    const answer = await this.#codes.resendCode(this.email);
    runInAction(() => {
      if (!this.wait.settle(token)) return;
      if (!answer.ok) return this.#notices.actFailed(answer.failure);
      this.type('');
      this.resent = true;
      this.#sent(Date.now());
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await (this.doing === 'verify' ? this.verify() : this.resend());
  }

  /** Goes back with the email prefilled for correction. */
  back(): void {
    const before = this.#accountId === null ? paths.forgotPassword : paths.signUp;
    this.#navigator.go(before, { state: { email: this.email } });
  }

  async #confirmSignUp(token: number, accountId: AccountId): Promise<void> {
    const result = await this.#confirmation.withCode(this.email, accountId, this.digits);
    this.#answered(token, result, () => {
      if (result.ok) this.#navigator.go(result.next === 'details' ? paths.details : paths.dashboard, { replace: true });
    });
  }

  async #confirmReset(token: number): Promise<void> {
    const result = await this.#reset.confirm(this.email, this.digits);
    this.#answered(token, result, () => {
      this.#navigator.go(paths.newPassword, { replace: true, state: { email: this.email } });
    });
  }

  /** Codes work once: a late success still counts after a second try, a late failure does not. */
  #answered(token: number, result: CodeResult, goOn: () => void): void {
    if (this.#gone) return;
    runInAction(() => {
      const wanted = this.wait.settle(token);
      if (result.ok) goOn();
      else if (!wanted) return;
      else if (result.reason === 'not-kept') this.#notices.alert(signInNotKept);
      else if (result.reason === 'wrong-code') this.problem = { line: invalidCode, detail: result.message };
      else this.#notices.actFailed(result.failure);
    });
  }

  /** Stores the time in the history entry for a reload. */
  #sent(at: number): void {
    const state = { email: this.email, userId: this.#accountId, sentAt: String(at) };
    this.#navigator.go(paths.verifyCode, { replace: true, state });
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

type CodeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'wrong-code'; readonly message: string }
  | { readonly ok: false; readonly reason: 'not-kept' }
  | { readonly ok: false; readonly reason: 'failed'; readonly failure: Failure };
