import type { AccountRow, CompanyRow, RecruiterRow, Rows } from '../data/rows.ts';
import { recruiterPlans } from './data/recruiters.ts';

/** The recruiter whom everybody signs in as, among the rows of a data set. */
export function demoRecruiter(rows: { [C in 'accounts' | 'recruiters' | 'companies']: readonly Rows[C][] }): {
  account: AccountRow;
  recruiter: RecruiterRow;
  company: CompanyRow;
} {
  const account = rows.accounts.find(({ email }) => email === recruiterPlans[0]?.email);
  const recruiter = rows.recruiters.find(({ accountId }) => accountId === account?.id);
  const company = rows.companies.find(({ id }) => id === recruiter?.companyId);
  if (account === undefined || recruiter === undefined || company === undefined)
    throw new Error('Nobody to sign in as');
  return { account, recruiter, company };
}
