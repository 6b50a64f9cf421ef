import type { AccountRow, RecruiterRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';

/** E-mail addresses are kept and compared in lower case. */
export function findAccount(reader: Reader<Rows>, email: string): AccountRow | undefined {
  return reader.find('accounts', 'email', email.toLowerCase())[0];
}

/** The account as it is by now; 401 when it was deleted while the caller was being served. */
export function currentAccount(reader: Reader<Rows>, id: string): AccountRow {
  const account = reader.get('accounts', id);
  if (account === undefined) throw refuse.signInNeeded();
  return account;
}

/** What a recruiter has told about themselves; undefined before onboarding is done. */
export function findRecruiter(reader: Reader<Rows>, accountId: string): RecruiterRow | undefined {
  return reader.find('recruiters', 'accountId', accountId)[0];
}

/** The same for what only works afterwards: 403 before onboarding is done. */
export function filledDetails(reader: Reader<Rows>, accountId: string): RecruiterRow {
  const recruiter = findRecruiter(reader, accountId);
  if (recruiter === undefined) throw refuse.forbidden('Please fill in your details first.');
  return recruiter;
}

export function isFormFilled(reader: Reader<Rows>, accountId: string): boolean {
  return findRecruiter(reader, accountId) !== undefined;
}

/** What a password of this account must not be made of. */
export function wordsAbout(reader: Reader<Rows>, account: AccountRow): string[] {
  return [account.email, findRecruiter(reader, account.id)?.companyName ?? ''];
}
