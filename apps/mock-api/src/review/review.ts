import { lookAlikeText } from '@glo/domain/shared/look-alike';
import * as z from 'zod/mini';
import { findAccount, findRecruiter } from '../accounts/accounts.ts';
import type { Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { World } from '../http/world.ts';
import type { Reader } from '../store/store.ts';
import { decide, isReviewed, type Named, none, submissionOf, type Subject } from './decide.ts';

/**
 * Whose verification, by email address or a company's name or id, the decision, and the document and company that it is
 * about. The names come from the 409 of a review that names others.
 */
export const reviewShape = z.strictObject({
  who: z.string().check(z.minLength(1)),
  status: z.enum(['VERIFIED', 'FAILED']),
  document: z.optional(z.string()),
  company: z.optional(z.string()),
});
export type Review = z.infer<typeof reviewShape>;

/**
 * Decides, and returns what was done in a sentence. Throws a `Refusal` if `who` names no recruiter or company or several
 * companies, or if `document` and `company` are not those of the newest submission. A decision that was made can be
 * changed without them.
 */
export async function review(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  { who, status, ...named }: Review,
): Promise<string> {
  const { subject, name } = find(store, who);
  const { companyName } = await store.write((tx) => {
    const names = isReviewed(tx, subject) ? named : withMissing(named, subject);
    decide(tx, subject, status, clock.now().toISOString(), names);
    return submissionOf(tx, subject);
  });
  if ('companyId' in subject) return `${name}: the company verification is ${status}.`;
  return `${name}: the personal verification${companyName && ` for ${companyName}`} is ${status}.`;
}

/** A document or company that is not named must not exist. The subject itself can name the company. */
const withMissing = ({ document = none, company }: Named, subject: Subject): Named => ({
  document,
  company: company ?? ('companyId' in subject ? subject.companyId : none),
});

function find(reader: Reader<Rows>, who: string): { readonly subject: Subject; readonly name: string } {
  const account = findAccount(reader, who.trim());
  if (account !== undefined) {
    const name = findRecruiter(reader, account.id)?.name ?? '';
    return { subject: { recruiterId: account.id }, name: `${name} <${account.email}>`.trim() };
  }
  const byId = reader.get('companies', who);
  const [company, ...others] = byId ? [byId] : companiesCalled(reader, who);
  if (company === undefined) throw refuse.notFound(`There is no recruiter and no company called "${who}".`);
  if (others.length > 0) {
    const ids = [company, ...others].map(({ id, url, emailDomain }) => `${id} (${url}, ${emailDomain})`).join(', ');
    throw refuse.conflict(`Several companies are called "${who}". Please name one by its id: ${ids}.`);
  }
  return { subject: { companyId: company.id }, name: company.name };
}

function companiesCalled(reader: Reader<Rows>, name: string) {
  const wanted = lookAlikeText(name);
  return [...reader.all('companies')].filter((company) => lookAlikeText(company.name) === wanted);
}
