import { currentAccount, findAccount } from '../accounts/accounts.ts';
import { endCodes } from '../accounts/codes.ts';
import { confirmed } from '../accounts/sign-up-proof.ts';
import { minutes } from '../data/durations.ts';
import type { AccountRow, Rows } from '../data/rows.ts';
import type { Reader, Writer } from '../store/store.ts';
import type { Identity, IdentityProvider, Verdict } from './identity-provider.ts';

interface Claim {
  readonly credential: string;
  readonly email: string;
  readonly now: Date;
}

/** Deleting an account takes a fresh sign-in. */
const freshFor = minutes(10);

export const ofAnotherIdentity = 'This email address belongs to another Google account here.';

export async function identify(provider: IdentityProvider | null, claim: Claim, fresh = false): Promise<Verdict> {
  if (provider === null) return refused('This server has no Google sign-in. Please sign in with a password.');
  const verdict = await provider.verify(claim.credential, claim.now);
  if (!verdict.ok) return verdict;
  const { email, issuedAt } = verdict.identity;
  if (email !== claim.email.toLowerCase()) {
    return refused(`This is another Google account. Please choose ${claim.email}.`);
  }
  const isOld = claim.now.getTime() - issuedAt.getTime() > freshFor;
  return fresh && isOld ? refused('This Google sign-in is too old. Please sign in with Google again.') : verdict;
}

const refused = (message: string): Verdict => ({ ok: false, message });

export function findGoogleAccount(reader: Reader<Rows>, { subject, email }: Identity): AccountRow | undefined {
  return reader.find('accounts', 'googleSubject', subject)[0] ?? findAccount(reader, email);
}

export function linkAccount(tx: Writer<Rows>, accountId: string, identity: Identity): boolean {
  const account = currentAccount(tx, accountId);
  if (account.googleSubject === undefined) tx.put('accounts', { ...account, googleSubject: identity.subject });
  return isOf(account, identity);
}

/** Returns true if the account belongs to the identity, or to none yet. */
export function isOf({ googleSubject }: AccountRow, { subject }: Identity): boolean {
  return googleSubject === undefined || googleSubject === subject;
}

/** Takes over an unverified account with the same email. Returns `undefined` if there is a verified one. */
export function openGoogleAccount(tx: Writer<Rows>, fresh: AccountRow, identity: Identity): AccountRow | undefined {
  const known = findGoogleAccount(tx, identity);
  if (known?.verified) return undefined;
  if (known !== undefined) endCodes(tx, known.id);
  const account: AccountRow = {
    ...confirmed(known ?? fresh, null),
    googleSignedIn: true,
    googleSubject: identity.subject,
  };
  tx.put('accounts', account);
  return account;
}
