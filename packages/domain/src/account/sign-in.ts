import type { Failure } from '../shared/outcome.ts';
import type { AccountId } from '../shared/ids.ts';
import type { Accounts } from './accounts.ts';
import { defaultCodeMessage } from './one-time-code.ts';
import type { CurrentSession } from './session.ts';

type Entered = { readonly ok: true; readonly next: 'details' | 'dashboard' };
type Failed = { readonly ok: false; readonly reason: 'failed'; readonly failure: Failure };

export type SignInResult =
  | Entered
  | { readonly ok: false; readonly reason: 'user-not-found' }
  | { readonly ok: false; readonly reason: 'field'; readonly field: 'email' | 'password'; readonly message: string }
  | Failed;

export type SignUpCodeResult =
  | Entered
  | { readonly ok: false; readonly reason: 'wrong-code'; readonly message: string }
  | Failed;

/** The two ways in: a password, or the code that confirms a new account (specification 1, section 4). */
export class SignIn {
  readonly #accounts: Accounts;
  readonly #session: CurrentSession;

  constructor(accounts: Accounts, session: CurrentSession) {
    this.#accounts = accounts;
    this.#session = session;
  }

  async withPassword(email: string, password: string): Promise<SignInResult> {
    const answer = await this.#accounts.signIn(email.trim(), password);
    if (!answer.ok) return { ok: false, reason: 'failed', failure: answer.failure };
    const { value } = answer;
    if (!value.accepted) return { ok: false, reason: 'field', field: value.field, message: value.message };
    if (!value.verified) return { ok: false, reason: 'user-not-found' };
    return this.#enter(value.accountId, email.trim(), value.profileFilled);
  }

  /** `code`: the six digits as typed. */
  async withSignUpCode(email: string, accountId: AccountId, code: string): Promise<SignUpCodeResult> {
    const answer = await this.#accounts.confirmSignUp(accountId, Number(code));
    if (!answer.ok) return { ok: false, reason: 'failed', failure: answer.failure };
    const { value } = answer;
    if (!value.accepted) return { ok: false, reason: 'wrong-code', message: value.message || defaultCodeMessage };
    return this.#enter(value.accountId, email, value.profileFilled);
  }

  async #enter(accountId: AccountId, email: string, profileFilled: boolean): Promise<Entered | Failed> {
    const fresh = { accountId, email, verified: true, recruiter: null };
    if (!profileFilled) {
      this.#session.begin({ ...fresh, profileFilled: false });
      return { ok: true, next: 'details' };
    }
    const details = await this.#accounts.loadRecruiter(accountId);
    if (!details.ok) return { ok: false, reason: 'failed', failure: details.failure };
    this.#session.begin({ ...fresh, profileFilled: details.value !== null, recruiter: details.value });
    return { ok: true, next: details.value === null ? 'details' : 'dashboard' };
  }
}
