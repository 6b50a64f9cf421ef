import * as z from 'zod/mini';
import { domainOf } from '../../recruiter-api/company-access.ts';

const shape = z.looseObject({
  format: z.literal(1),
  rows: z.looseObject({
    accounts: z.array(z.looseObject({ id: z.string(), email: z.string() })),
    companies: z.array(z.looseObject({ createdBy: z.nullable(z.string()) })),
  }),
});

/**
 * A snapshot of format 1, which versions that kept journals wrote, as one of format 2: companies have the domain of their creator's e-mail
 * address. Where the creator is not known there is none, so that it confirms nobody. Anything else is returned as it came.
 */
export function fromFormat1(input: unknown): unknown {
  const { data } = shape.safeParse(input);
  if (data === undefined) return input;
  const emails = new Map(data.rows.accounts.map(({ id, email }) => [id, email]));
  const companies = data.rows.companies.map((company) => {
    const email = emails.get(company.createdBy ?? '');
    return { ...company, emailDomain: email === undefined ? '' : domainOf(email) };
  });
  return { ...data, format: 2, rows: { ...data.rows, companies } };
}
