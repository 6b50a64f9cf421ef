import type { CompanyRow } from '../data/rows.ts';
import companies from './data/companies.json' with { type: 'json' };
import { daysBefore } from './dates.ts';
import { idOf } from './random.ts';

/** Every seeded company. The first two are the demo recruiter's and the other test recruiter's. */
export function companyRows(seed: number, now: Date): CompanyRow[] {
  return companies.map((company, n) => {
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
