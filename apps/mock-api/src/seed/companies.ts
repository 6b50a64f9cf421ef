import type { CompanyRow } from '../data/rows.ts';
import { companyLines } from './data/companies.ts';
import { columns, entries, lines } from './lists.ts';
import { daysBefore } from './moments.ts';
import { idOf } from './random.ts';

/** Every company of the set, in the order of the data. */
export function companyRows(seed: number, now: Date): CompanyRow[] {
  return lines(companyLines).map((line, n) => {
    const [name = '', url = '', size = '', types = '', technologies = '', about = ''] = columns(line);
    const id = idOf(seed, 'company', n);
    const createdAt = daysBefore(now, 900 - 11 * n).toISOString();
    return {
      id,
      name,
      url,
      imageUrl: `/pictures/company/${id}.svg`,
      about,
      types: entries(types),
      size,
      technologies: entries(technologies),
      createdBy: null,
      emailDomain: new URL(url).hostname.replace(/^www\./, ''),
      documents: [
        { documentLink: `${url}/certificate-of-incorporation.pdf`, status: 'VERIFIED', submittedAt: createdAt },
      ],
      createdAt,
    };
  });
}
