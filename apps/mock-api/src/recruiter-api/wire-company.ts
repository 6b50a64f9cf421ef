import type { CompanyRow, Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import { isConfirmedMember } from './company-access.ts';

/** Specification 1, section 3: company_details. */
export function writeCompany(company: CompanyRow) {
  return {
    _id: company.id,
    name: company.name,
    image_url: company.imageUrl,
    about: company.about,
    top_technologies_used: company.technologies,
  };
}

export function recruiterStatus(reader: Reader<Rows>, company: CompanyRow | undefined, accountId: string) {
  return company !== undefined && isConfirmedMember(reader, company, accountId) ? 'confirmed' : 'not confirmed';
}
