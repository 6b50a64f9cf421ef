import type { AccountRow, CompanyRow, RecruiterRow } from '../data/rows.ts';

export const passwordOfAll = 'Welcome1!';
/** The cheapest hash of `passwordOfAll`, because hashing is slow on purpose. */
const passwordHash = '$argon2id$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$2KYSPCMtZgOPf/Unpvo6MuKR5thHHaWC3K0pWOsJHfk';

/** A verified account with the email address `<id>@acme.example`. */
export function anAccount(id: string, change: Partial<AccountRow> = {}): AccountRow {
  return {
    id,
    email: `${id}@acme.example`,
    passwordHash,
    verified: true,
    googleSignedIn: false,
    documents: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

export function aRecruiter(accountId: string, change: Partial<RecruiterRow> = {}): RecruiterRow {
  return {
    id: `${accountId}-details`,
    accountId,
    name: 'Asha Rao',
    position: 'Talent Partner',
    phoneNumber: '+9876543210',
    location: 'Pune, Maharashtra, India',
    companyName: '',
    companyId: null,
    isCompanyAdmin: false,
    hireInFields: ['Finance'],
    profilePicture: '',
    coverPicture: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

export function aCompany(id: string, change: Partial<CompanyRow> = {}): CompanyRow {
  return {
    id,
    name: `Company ${id}`,
    url: `${id}.example`,
    imageUrl: '',
    about: '',
    types: ['IT-Product'],
    size: '26-100',
    technologies: [],
    createdBy: null,
    emailDomain: 'acme.example',
    documents: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

export const newCompany = {
  company_name: 'Saltmarsh',
  company_url: 'saltmarsh.example',
  company_image_url: 'https://saltmarsh.example/logo.png',
  company_aboutus: 'We look after the coast.',
  company_type: ['R&D'],
  company_size: '26-100',
  top_technologies_used_in_company: ['SQL'],
  userId: 'asha',
};
