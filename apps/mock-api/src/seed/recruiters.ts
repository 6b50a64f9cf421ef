import type { AccountRow, CompanyRow, RecruiterRow, Rows } from '../data/rows.ts';
import recruiters from './data/recruiters.json' with { type: 'json' };
import { daysBefore } from './dates.ts';
import { idOf } from './numbers.ts';
import companyPlans from './data/companies.json' with { type: 'json' };

/** The hash of `Welcome1!`, the password of every seeded recruiter. It is cheap, because the password is public. */
const passwordHash = '$argon2id$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$2KYSPCMtZgOPf/Unpvo6MuKR5thHHaWC3K0pWOsJHfk';

export function recruiterRows(
  seed: number,
  companies: readonly CompanyRow[],
  now: Date,
): { accounts: AccountRow[]; recruiters: RecruiterRow[] } {
  const pairs = recruiters.map((plan, n) => {
    const accountId = idOf(seed, 'account', n);
    const id = idOf(seed, 'recruiter', n);
    const company = companies.find(({ name }) => name === plan.company);
    if (company === undefined) throw new Error(`No such company: ${plan.company}`);
    const createdAt = daysBefore(now, 420 - 30 * n).toISOString();
    const account: AccountRow = {
      id: accountId,
      email: plan.email,
      passwordHash,
      verified: true,
      googleSignedIn: false,
      documents: [
        {
          documentLink: `${company.url}/staff/${id}.pdf`,
          companyId: company.id,
          status: 'VERIFIED',
          submittedAt: createdAt,
        },
      ],
      createdAt,
    };
    const recruiter: RecruiterRow = {
      id,
      accountId,
      name: plan.name,
      position: plan.position,
      phoneNumber: plan.phoneNumber,
      location: plan.location,
      companyName: company.name,
      companyId: company.id,
      isCompanyAdmin: plan.isCompanyAdmin,
      hireInFields: plan.hireInFields,
      profilePicture: `/pictures/person/${id}.svg`,
      coverPicture: '',
      drawnAs: plan.name,
      createdAt,
    };
    return { account, recruiter };
  });
  return { accounts: pairs.map(({ account }) => account), recruiters: pairs.map(({ recruiter }) => recruiter) };
}

export function demoRecruiter(rows: { [C in 'accounts' | 'recruiters' | 'companies']: readonly Rows[C][] }) {
  const account = rows.accounts.find(({ email }) => email === recruiters[0]?.email);
  const recruiter = rows.recruiters.find(({ accountId }) => accountId === account?.id);
  const company = rows.companies.find(({ id }) => id === recruiter?.companyId);
  if (account === undefined || recruiter === undefined || company === undefined)
    throw new Error('The data set has no demo recruiter');
  return { account, recruiter, company };
}

/** The first two companies are those of the demo recruiter and of the other test recruiter. */
export function companyRows(seed: number, now: Date): CompanyRow[] {
  return companyPlans.map((company, n) => {
    const id = idOf(seed, 'company', n);
    const createdAt = daysBefore(now, 900 - 11 * n).toISOString();
    return {
      id,
      name: company.name,
      url: company.url,
      imageUrl: `/pictures/company/${id}.svg`,
      about: company.about,
      types: company.types,
      size: company.size,
      technologies: company.technologies,
      createdBy: null,
      emailDomain: new URL(company.url).hostname.replace(/^www\./, ''),
      documents: [
        { documentLink: `${company.url}/certificate-of-incorporation.pdf`, status: 'VERIFIED', submittedAt: createdAt },
      ],
      createdAt,
    };
  });
}
