import type { AccountRow, RecruiterRow, Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';

/** E-mail addresses are kept and compared in lower case. */
export function findAccount(reader: Reader<Rows>, email: string): AccountRow | undefined {
  return reader.find('accounts', 'email', email.toLowerCase())[0];
}

/** What a recruiter has told about themselves; undefined before onboarding is done. */
export function findRecruiter(reader: Reader<Rows>, accountId: string): RecruiterRow | undefined {
  return reader.find('recruiters', 'accountId', accountId)[0];
}

export function isFormFilled(reader: Reader<Rows>, accountId: string): boolean {
  return findRecruiter(reader, accountId) !== undefined;
}
