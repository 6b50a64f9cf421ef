import type { AccountRow, CompanyRow, RecruiterRow, Rows } from '../data/rows.ts';
import recruiters from './data/recruiters.json' with { type: 'json' };

export function demoRecruiter(rows: { [C in 'accounts' | 'recruiters' | 'companies']: readonly Rows[C][] }): {
  account: AccountRow;
  recruiter: RecruiterRow;
  company: CompanyRow;
} {
  const account = rows.accounts.find(({ email }) => email === recruiters[0]?.email);
  const recruiter = rows.recruiters.find(({ accountId }) => accountId === account?.id);
  const company = rows.companies.find(({ id }) => id === recruiter?.companyId);
  if (account === undefined || recruiter === undefined || company === undefined)
    throw new Error('The data set has no demo recruiter');
  return { account, recruiter, company };
}
