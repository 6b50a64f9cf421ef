import { currentAccount, findAccount } from '../accounts/accounts.ts';
import { endCodes } from '../accounts/codes.ts';
import { minutes } from '../data/durations.ts';
import type { AccountRow, Rows } from '../data/rows.ts';
import type { Reader, Writer } from '../store/store.ts';
import type { Identity, IdentityProvider, Verdict } from './identity-provider.ts';

interface Claim {
  readonly credential: string;
  readonly email: string;
  readonly now: Date;
}

/** An account is deleted by a sign-in made for that, not by one that lay around. */
const freshFor = minutes(10);

export const ofAnotherIdentity = 'This e-mail belongs to another Google account here.';

/** Whom a credential speaks for, if that is an e-mail address as claimed. */
export async function identify(provider: IdentityProvider | null, claim: Claim, fresh = false): Promise<Verdict> {
  if (provider === null) return refused('This server cannot sign anybody in with Google.');
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

/** The account that is linked to an identity, or has its e-mail address. Which of both, `isOf` tells. */
export function findGoogleAccount(reader: Reader<Rows>, { subject, email }: Identity): AccountRow | undefined {
  return reader.find('accounts', 'googleSubject', subject)[0] ?? findAccount(reader, email);
}

/** Links an account that no identity has yet. Returns whether it is this identity's now. */
export function linkAccount(tx: Writer<Rows>, accountId: string, identity: Identity): boolean {
  const account = currentAccount(tx, accountId);
  if (account.googleSubject === undefined) tx.put('accounts', { ...account, googleSubject: identity.subject });
  return isOf(account, identity);
}

/** Whether an account belongs to an identity, or to none yet. */
export function isOf({ googleSubject }: AccountRow, { subject }: Identity): boolean {
  return googleSubject === undefined || googleSubject === subject;
}

/**
 * Makes the account of an identity. An account that signed up with its e-mail and a password but never entered the code gives way
 * to its owner. Returns undefined, and changes nothing, when there is a verified account.
 */
export function openGoogleAccount(tx: Writer<Rows>, fresh: AccountRow, identity: Identity): AccountRow | undefined {
  const known = findGoogleAccount(tx, identity);
  if (known?.verified) return undefined;
  if (known !== undefined) endCodes(tx, known.id);
  const account: AccountRow = {
    ...(known ?? fresh),
    passwordHash: null,
    verified: true,
    googleSignedIn: true,
    googleSubject: identity.subject,
  };
  tx.put('accounts', account);
  return account;
}
