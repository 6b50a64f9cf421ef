import type { AccountRow, RecruiterRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';

/** Email addresses are stored and compared in lower case. */
export function findAccount(reader: Reader<Rows>, email: string): AccountRow | undefined {
  return reader.find('accounts', 'email', email.toLowerCase())[0];
}

/** Reads the account again. Throws 401 if it was deleted in the meantime. */
export function currentAccount(reader: Reader<Rows>, id: string): AccountRow {
  const account = reader.get('accounts', id);
  if (account === undefined) throw refuse.signInNeeded();
  return account;
}

export function findRecruiter(reader: Reader<Rows>, accountId: string): RecruiterRow | undefined {
  return reader.find('recruiters', 'accountId', accountId)[0];
}

export function filledDetails(reader: Reader<Rows>, accountId: string): RecruiterRow {
  const recruiter = findRecruiter(reader, currentAccount(reader, accountId).id);
  if (recruiter === undefined) throw refuse.forbidden('Please fill in your details first.');
  return recruiter;
}

export function isFormFilled(reader: Reader<Rows>, accountId: string): boolean {
  return findRecruiter(reader, accountId) !== undefined;
}

export function wordsAbout(reader: Reader<Rows>, account: AccountRow): string[] {
  return [account.email, findRecruiter(reader, account.id)?.companyName ?? ''];
}
