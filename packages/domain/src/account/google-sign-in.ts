import type { Outcome } from '../shared/outcome.ts';
import type { SignUpAnswer } from './account-codes.ts';
import type { Accounts, SignInAnswer } from './accounts.ts';
import type { GoogleCredential } from './google-identity.ts';
import type { CurrentSession } from './session.ts';
import { type Entered, type Failed, failed, type NotKept, startSession } from './start-session.ts';

/** Accounts at the recruiter service that sign in with Google (decision 16). */
export abstract class GoogleAccounts {
  abstract signIn(credential: GoogleCredential): Promise<Outcome<SignInAnswer>>;
  /** Creates a verified account, unless the email has one. */
  abstract signUp(credential: GoogleCredential): Promise<Outcome<SignUpAnswer>>;
}

interface NewcomerDraft {
  readonly draft: { readonly name: string };
  update(change: { readonly name: string }): void;
}

export type GoogleSignInResult =
  | Entered
  /** `message` is '' if the service sent none. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  | NotKept
  | Failed;

/** Signs in with Google, or creates an account first (specification 1, section 2; decision 16). */
export class GoogleSignIn {
  readonly #google: GoogleAccounts;
  readonly #accounts: Accounts;
  readonly #session: CurrentSession;
  readonly #newcomer: NewcomerDraft;

  constructor(google: GoogleAccounts, accounts: Accounts, session: CurrentSession, newcomer: NewcomerDraft) {
    this.#google = google;
    this.#accounts = accounts;
    this.#session = session;
    this.#newcomer = newcomer;
  }

  async withCredential(credential: GoogleCredential): Promise<GoogleSignInResult> {
    const known = await this.#google.signIn(credential);
    if (!known.ok) return refusedOrFailed(known);
    const { value } = known;
    if (value.accepted && value.verified) return this.#startSession(credential, value);
    if (!value.accepted && value.field === 'password') return refused(value.message);
    const made = await this.#google.signUp(credential);
    if (!made.ok) return refusedOrFailed(made);
    if (made.value.alreadyVerified) return refused(value.accepted ? '' : value.message);
    return this.#startSession(credential, { accountId: made.value.accountId, profileFilled: false });
  }

  #startSession(
    { email, name }: GoogleCredential,
    account: Pick<Parameters<typeof startSession>[2], 'accountId' | 'profileFilled'>,
  ) {
    const outcome = startSession(this.#accounts, this.#session, { ...account, email });
    // Only after the session began, because beginning another account's session clears the draft.
    if (account.profileFilled === false && this.#newcomer.draft.name === '') this.#newcomer.update({ name });
    return outcome;
  }
}

const refused = (message: string): GoogleSignInResult => ({ ok: false, reason: 'refused', message });

/** A refusal with a message is not a `failed` result, because a retry would not help. */
function refusedOrFailed({ failure }: { readonly failure: Failed['failure'] }): GoogleSignInResult {
  return failure.kind === 'refused' && failure.text !== '' ? refused(failure.text) : failed(failure);
}
