import { isFreeMail } from '@glo/domain/shared/free-mail';
import { currentAccount, findRecruiter } from '../accounts/accounts.ts';
import type { AccountRow, CompanyRow, RecruiterRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import { statusOf } from './wire-company.ts';

export function companyOf(reader: Reader<Rows>, accountId: string): string | null {
  return findRecruiter(reader, accountId)?.companyId ?? null;
}

/** For members, confirmed or not, and for the creator before onboarding ends. Throws 404 or 403 (decision 17). */
export function requireOwnCompany(reader: Reader<Rows>, account: AccountRow, companyId: string): CompanyRow {
  const company = reader.get('companies', companyId);
  if (company === undefined) throw refuse.notFound('There is no such company.');
  const { id } = currentAccount(reader, account.id);
  if (company.createdBy !== id && companyOf(reader, id) !== company.id) {
    throw refuse.forbidden('This is not your company.');
  }
  return company;
}

/** True if more than the member's word backs the membership (decision 59). */
export function isConfirmedMember(reader: Reader<Rows>, company: CompanyRow, accountId: string): boolean {
  const account = reader.get('accounts', accountId);
  if (account === undefined) return false;
  if (isAdmin(reader, company, accountId)) return true;
  if (companyOf(reader, accountId) !== company.id) return false;
  const forThisCompany = account.documents.filter(({ companyId }) => companyId === company.id);
  return statusOf(forThisCompany) === 'VERIFIED' || hasDomainOf(company, account.email);
}

export function requireConfirmedMember(reader: Reader<Rows>, company: CompanyRow, account: AccountRow): void {
  if (isConfirmedMember(reader, company, account.id)) return;
  throw refuse.forbidden(
    'Your membership of this company is not confirmed yet. Complete your personal verification to confirm it.',
  );
}

export function requireVerifier(reader: Reader<Rows>, company: CompanyRow, account: AccountRow): void {
  if (isAdmin(reader, company, account.id)) return;
  const hasAdmin = company.createdBy !== null || membersOf(reader, company).some((member) => member.isCompanyAdmin);
  if (hasAdmin) throw refuse.forbidden('Only the admin of this company can submit its documents.');
  requireConfirmedMember(reader, company, account);
}

export function membersOf(reader: Reader<Rows>, company: CompanyRow): RecruiterRow[] {
  return reader.find('recruiters', 'companyId', company.id);
}

function isAdmin(reader: Reader<Rows>, company: CompanyRow, accountId: string): boolean {
  if (company.createdBy === accountId) return true;
  const recruiter = findRecruiter(reader, accountId);
  return recruiter?.companyId === company.id && recruiter.isCompanyAdmin;
}

export function hasDomainOf(company: CompanyRow, email: string): boolean {
  return domainOf(email) === company.emailDomain && !isFreeMail(email);
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export function recruiterStatus(reader: Reader<Rows>, company: CompanyRow | undefined, accountId: string) {
  return company !== undefined && isConfirmedMember(reader, company, accountId) ? 'confirmed' : 'not confirmed';
}
