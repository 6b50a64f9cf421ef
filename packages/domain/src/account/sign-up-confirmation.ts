import type { AccountId } from '../shared/ids.ts';
import { type AccountCodes, defaultCodeMessage } from './account-codes.ts';
import type { Accounts } from './accounts.ts';
import { type Entered, type Failed, failed, type NotKept, startSession } from './start-session.ts';
import type { CurrentSession } from './session.ts';

export type SignUpCodeResult =
  | Entered
  | { readonly ok: false; readonly reason: 'wrong-code'; readonly message: string }
  | NotKept
  | Failed;

/** Signs in with the code that confirms a new account (specification 1, section 4). */
export class SignUpConfirmation {
  readonly #codes: AccountCodes;
  readonly #accounts: Accounts;
  readonly #session: CurrentSession;

  constructor(codes: AccountCodes, accounts: Accounts, session: CurrentSession) {
    this.#codes = codes;
    this.#accounts = accounts;
    this.#session = session;
  }

  async withCode(email: string, accountId: AccountId, code: string): Promise<SignUpCodeResult> {
    const answer = await this.#codes.confirmSignUp(accountId, Number(code));
    if (!answer.ok) return failed(answer.failure);
    const { value } = answer;
    if (!value.accepted) return { ok: false, reason: 'wrong-code', message: value.message || defaultCodeMessage };
    return startSession(this.#accounts, this.#session, { ...value, accountId: value.accountId ?? accountId, email });
  }
}
