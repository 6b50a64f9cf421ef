import type { Accounts } from './accounts.ts';
import { type Entered, type Failed, failed, type NotKept, startSession } from './start-session.ts';
import type { CurrentSession } from './session.ts';

export type SignInResult =
  | Entered
  | { readonly ok: false; readonly reason: 'user-not-found' }
  | { readonly ok: false; readonly reason: 'field'; readonly field: 'email' | 'password'; readonly message: string }
  | NotKept
  | Failed;

/** Signs in with a password (specification 1, section 4). */
export class SignIn {
  readonly #accounts: Accounts;
  readonly #session: CurrentSession;

  constructor(accounts: Accounts, session: CurrentSession) {
    this.#accounts = accounts;
    this.#session = session;
  }

  async withPassword(email: string, password: string): Promise<SignInResult> {
    const answer = await this.#accounts.signIn(email.trim(), password);
    if (!answer.ok) return failed(answer.failure);
    const { value } = answer;
    if (!value.accepted) return { ok: false, reason: 'field', field: value.field, message: value.message };
    if (!value.verified) return { ok: false, reason: 'user-not-found' };
    return startSession(this.#accounts, this.#session, { ...value, email: email.trim() });
  }
}
