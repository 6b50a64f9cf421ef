import type { CompanyRow } from '../data/rows.ts';

/** A company as the wire names it (specification 1, section 3: company_details). */
export function writeCompany(company: CompanyRow) {
  return {
    _id: company.id,
    name: company.name,
    image_url: company.imageUrl,
    about: company.about,
    top_technologies_used: company.technologies,
  };
}
