import { findRecruiter } from '../accounts/accounts.ts';
import type { AccountRow, CompanyRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';

/** The id of the company a recruiter works for; null while they have none. */
export function companyOf(reader: Reader<Rows>, accountId: string): string | null {
  return findRecruiter(reader, accountId)?.companyId ?? null;
}

/**
 * The company, for who works there, and for who created it: they verify it before their own details are saved. 404 when
 * there is none, 403 when it is another one (decision 17).
 */
export function ownCompany(reader: Reader<Rows>, account: AccountRow, companyId: string): CompanyRow {
  const company = reader.get('companies', companyId);
  if (company === undefined) throw refuse.notFound('There is no such company.');
  if (company.createdBy !== account.id && companyOf(reader, account.id) !== company.id) {
    throw refuse.forbidden('This is not your company.');
  }
  return company;
}
