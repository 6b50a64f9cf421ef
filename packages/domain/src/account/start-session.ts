import type { AccountId } from '../shared/ids.ts';
import type { Failure } from '../shared/outcome.ts';
import type { Accounts } from './accounts.ts';
import type { CurrentSession } from './session.ts';

export type Entered = { readonly ok: true; readonly next: 'details' | 'dashboard' };
/** The request after the sign-in was answered with 401, so the browser keeps no cookie (decision 66). */
export type NotKept = { readonly ok: false; readonly reason: 'not-kept' };
export const signInNotKept =
  'You were signed in, but this browser did not keep the sign-in. Please allow cookies for this site.';

export type Failed = { readonly ok: false; readonly reason: 'failed'; readonly failure: Failure };

export const failed = (failure: Failure): Failed => ({ ok: false, reason: 'failed', failure });

interface VerifiedAccount {
  readonly accountId: AccountId;
  readonly email: string;
  /** If `null`, the loaded details decide. */
  readonly profileFilled: boolean | null;
}

/** Starts the session with the recruiter's details if the profile is filled (specification 1, section 4). */
export async function startSession(
  accounts: Accounts,
  session: CurrentSession,
  { accountId, email, profileFilled }: VerifiedAccount,
): Promise<Entered | NotKept | Failed> {
  const started = { accountId, email, verified: true, recruiter: null };
  if (profileFilled === false) {
    session.start({ ...started, profileFilled: false });
    return { ok: true, next: 'details' };
  }
  const details = await accounts.loadRecruiter(accountId);
  if (!details.ok) {
    return details.failure.kind === 'signed-out' ? { ok: false, reason: 'not-kept' } : failed(details.failure);
  }
  session.start({ ...started, profileFilled: details.value !== null, recruiter: details.value });
  return { ok: true, next: details.value === null ? 'details' : 'dashboard' };
}
