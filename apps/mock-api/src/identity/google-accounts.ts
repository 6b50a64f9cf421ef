import { findAccount } from '../accounts/accounts.ts';
import { minutes } from '../data/durations.ts';
import type { AccountRow, Rows } from '../data/rows.ts';
import type { Writer } from '../store/store.ts';
import type { IdentityProvider } from './identity-provider.ts';

interface Claim {
  readonly credential: string;
  readonly email: string;
  readonly now: Date;
}

/** An account is deleted by a sign-in made for that, not by one that lay around. */
const freshFor = minutes(10);

/** Whether a credential speaks for an e-mail address: '' when it does, otherwise what to tell the person. */
export async function refusalOf(provider: IdentityProvider | null, claim: Claim, fresh = false): Promise<string> {
  if (provider === null) return 'This server cannot sign anybody in with Google.';
  const verdict = await provider.verify(claim.credential, claim.now);
  if (!verdict.ok) return verdict.message;
  const { email, issuedAt } = verdict.identity;
  if (email !== claim.email.toLowerCase()) return `This is another Google account. Please choose ${claim.email}.`;
  const isOld = claim.now.getTime() - issuedAt.getTime() > freshFor;
  return fresh && isOld ? 'This Google sign-in is too old. Please sign in with Google again.' : '';
}

/**
 * Makes the account of a confirmed e-mail. Whoever signed up with it and a password but never entered the code gives way
 * to its owner. Returns undefined, and changes nothing, when there is a verified account.
 */
export function openGoogleAccount(tx: Writer<Rows>, fresh: AccountRow): AccountRow | undefined {
  const known = findAccount(tx, fresh.email);
  if (known?.verified) return undefined;
  for (const code of tx.find('codes', 'accountId', known?.id ?? '')) tx.remove('codes', code.id);
  const account: AccountRow = { ...(known ?? fresh), passwordHash: null, verified: true, googleSignedIn: true };
  tx.put('accounts', account);
  return account;
}
