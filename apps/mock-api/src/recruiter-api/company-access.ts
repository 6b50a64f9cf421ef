import { isFreeMail } from '@glo/adapters/wire/free-mail';
import { findRecruiter } from '../accounts/accounts.ts';
import type { AccountRow, CompanyRow, RecruiterRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import { statusOf } from './wire-documents.ts';

/** The id of the company a recruiter works for; null while they have none. */
export function companyOf(reader: Reader<Rows>, accountId: string): string | null {
  return findRecruiter(reader, accountId)?.companyId ?? null;
}

/**
 * The company, for its members, confirmed or not, and for its creator, who verifies it before their own details are
 * saved. 404 when there is none, 403 when it is another one (decision 17).
 */
export function requireOwnCompany(reader: Reader<Rows>, account: AccountRow, companyId: string): CompanyRow {
  const company = reader.get('companies', companyId);
  if (company === undefined) throw refuse.notFound('There is no such company.');
  if (company.createdBy !== account.id && companyOf(reader, account.id) !== company.id) {
    throw refuse.forbidden('This is not your company.');
  }
  return company;
}

/**
 * Whether a member's own word for their company is backed by more (decision 59): they are its admin, their address is of
 * the creator's domain and no free-mail address, or they are verified in person, for this company.
 */
export function isConfirmedMember(reader: Reader<Rows>, company: CompanyRow, accountId: string): boolean {
  const account = reader.get('accounts', accountId);
  if (account === undefined) return false;
  if (isAdmin(reader, company, accountId)) return true;
  if (companyOf(reader, accountId) !== company.id) return false;
  const forThisCompany = account.documents.filter(({ companyId }) => companyId === company.id);
  return statusOf(forThisCompany) === 'VERIFIED' || hasDomainOf(company, account.email);
}

/** Throws 403 with what would confirm them, for a member who is not confirmed. */
export function requireConfirmedMember(reader: Reader<Rows>, company: CompanyRow, account: AccountRow): void {
  if (isConfirmedMember(reader, company, account.id)) return;
  throw refuse.forbidden(
    'Your membership of this company is not confirmed yet. It is once your personal verification is done.',
  );
}

/** Throws 403 unless the account may hand in the company's documents: its admin, or while it has none any confirmed member. */
export function requireVerifier(reader: Reader<Rows>, company: CompanyRow, account: AccountRow): void {
  if (isAdmin(reader, company, account.id)) return;
  const hasAdmin = company.createdBy !== null || membersOf(reader, company).some((member) => member.isCompanyAdmin);
  if (hasAdmin) throw refuse.forbidden('The documents of this company are handed in by its admin.');
  requireConfirmedMember(reader, company, account);
}

/** Recruiters who named this company as theirs. */
export function membersOf(reader: Reader<Rows>, company: CompanyRow): RecruiterRow[] {
  return reader.find('recruiters', 'companyId', company.id);
}

/** The creator is the admin from the first moment, before their details are saved. */
function isAdmin(reader: Reader<Rows>, company: CompanyRow, accountId: string): boolean {
  if (company.createdBy === accountId) return true;
  const recruiter = findRecruiter(reader, accountId);
  return recruiter?.companyId === company.id && recruiter.isCompanyAdmin;
}

function hasDomainOf(company: CompanyRow, email: string): boolean {
  return domainOf(email) === company.emailDomain && !isFreeMail(email);
}

/** What follows the @ of an e-mail address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
