import { isSameText } from '@glo/domain/shared/search-text';
import * as z from 'zod/mini';
import { findAccount, findRecruiter } from '../accounts/accounts.ts';
import type { Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { World } from '../http/world.ts';
import type { Reader } from '../store/store.ts';
import { decide, type Subject } from './decide.ts';

/** What the reviewer asks for: whose verification, by an e-mail address or a company's name or id, and the decision. */
export const reviewShape = z.strictObject({
  who: z.string().check(z.minLength(1)),
  status: z.enum(['VERIFIED', 'FAILED']),
});
export type Review = z.infer<typeof reviewShape>;

/** Decides, and returns what was done in a sentence. Throws a `Refusal` when nobody, or more than one company, is called so. */
export async function review(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  { who, status }: Review,
): Promise<string> {
  const { subject, name } = find(store, who);
  await store.write((tx) => decide(tx, subject, status, clock.now().toISOString()));
  return `${name}: the ${'companyId' in subject ? 'company' : 'personal'} verification is ${status}.`;
}

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
    const ids = [company, ...others].map(({ id, url }) => `${id} (${url})`).join(', ');
    throw refuse.conflict(`Several companies are called "${who}". Please name one by its id: ${ids}.`);
  }
  return { subject: { companyId: company.id }, name: company.name };
}

function companiesCalled(reader: Reader<Rows>, name: string) {
  return [...reader.all('companies')].filter((company) => isSameText(company.name, name));
}
