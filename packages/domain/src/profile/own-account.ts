import type { GoogleCredential } from '../account/google-identity.ts';
import type { CurrentSession, SessionEnd } from '../account/session.ts';
import type { UnsentDrafts } from '../account/signing-out.ts';
import { failed, type Failed } from '../account/start-session.ts';
import type { AccountId } from '../shared/ids.ts';
import { failure, type Outcome } from '../shared/outcome.ts';
import type { OwnershipProof, ProfileGateway } from './profile-gateway.ts';

export type DeletionResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'other-identity' } | Failed;

/** Changes the password and deletes the account (specification 1, section 2; decisions 14 and 18). */
export class OwnAccount {
  readonly #gateway: ProfileGateway;
  readonly #session: CurrentSession;
  readonly #unsent: UnsentDrafts;

  constructor(gateway: ProfileGateway, session: CurrentSession, unsent: UnsentDrafts) {
    this.#gateway = gateway;
    this.#session = session;
    this.#unsent = unsent;
  }

  async changePassword(current: string, next: string): Promise<Outcome<void>> {
    const accountId = this.#session.current?.accountId;
    if (accountId === undefined) return failure('signed-out');
    const answer = await this.#gateway.changePassword(accountId, current, next);
    if (answer.ok) await this.#endSession(accountId, 'password-changed');
    return answer;
  }

  /** Compares emails (specification 1, section 5). */
  isOwn({ email }: GoogleCredential): boolean {
    return email.trim().toLowerCase() === this.#session.current?.recruiter?.email.toLowerCase();
  }

  async delete(proof: OwnershipProof): Promise<DeletionResult> {
    const recruiter = this.#session.current?.recruiter;
    if (!recruiter) return failed(failure('signed-out').failure);
    if ('google' in proof && !this.isOwn(proof.google)) return { ok: false, reason: 'other-identity' };
    const answer = await this.#gateway.deleteAccount(recruiter, proof);
    if (!answer.ok) return failed(answer.failure);
    await this.#endSession(recruiter.accountId, 'account-deleted');
    return { ok: true };
  }

  /** Keeps the session of another account that signed in during the request. */
  async #endSession(accountId: AccountId, why: SessionEnd): Promise<void> {
    await this.#unsent.removeUnsent(accountId);
    if (this.#session.current?.accountId === accountId) this.#session.end(why);
  }
}
