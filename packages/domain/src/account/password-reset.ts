import { type AccountCodes, defaultCodeMessage } from './account-codes.ts';
import { failed, type Failed } from './start-session.ts';
import type { CurrentSession } from './session.ts';
import type { UnsentDrafts } from './signing-out.ts';

export type ResetCodeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'wrong-code'; readonly message: string }
  | Failed;

export type NewPasswordResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  /** The session that the code opened has expired (decision 18). */
  | { readonly ok: false; readonly reason: 'code-needed' }
  | Failed;

/** Replaces a forgotten password by a code (specification 1, section 2; decisions 13 and 18). */
export class PasswordReset {
  readonly #codes: AccountCodes;
  readonly #session: CurrentSession;
  readonly #unsent: UnsentDrafts;

  constructor(codes: AccountCodes, session: CurrentSession, unsent: UnsentDrafts) {
    this.#codes = codes;
    this.#session = session;
    this.#unsent = unsent;
  }

  /** Starts no session before the new password is set. Ends that of another account, whose cookie was replaced. */
  async confirm(email: string, code: string): Promise<ResetCodeResult> {
    const answer = await this.#codes.confirmPasswordReset(email, Number(code));
    if (!answer.ok) return failed(answer.failure);
    const { value } = answer;
    if (!value.accepted) return { ok: false, reason: 'wrong-code', message: value.message || defaultCodeMessage };
    const { current } = this.#session;
    const isSameAccount = value.accountId === null ? current?.email === email : current?.accountId === value.accountId;
    if (!isSameAccount) await this.#endSession();
    return { ok: true };
  }

  /** Ends the session, because the service ends all sessions of the account. */
  async setPassword(email: string, password: string): Promise<NewPasswordResult> {
    const answer = await this.#codes.setPassword(email, password);
    if (!answer.ok) {
      const { kind, text } = answer.failure;
      if (kind === 'signed-out') return { ok: false, reason: 'code-needed' };
      if (kind === 'refused' && text !== '') return { ok: false, reason: 'refused', message: text };
      return failed(answer.failure);
    }
    if (!answer.value.accepted) return { ok: false, reason: 'refused', message: answer.value.message };
    await this.#endSession();
    return { ok: true };
  }

  async #endSession(): Promise<void> {
    const { current } = this.#session;
    if (current === null) return;
    await this.#unsent.removeUnsent(current.accountId);
    this.#session.end();
  }
}
