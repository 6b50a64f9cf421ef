import { hash, timingSafeEqual } from 'node:crypto';
import { lookAlikeText } from '@glo/domain/shared/look-alike';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findAccount, findRecruiter } from '../accounts/accounts.ts';
import type { Guessing } from '../accounts/guessing.ts';
import type { Rows } from '../data/rows.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { World } from '../http/world.ts';
import type { Reader } from '../store/store.ts';
import { decide, isReviewed, type Named, none, type Subject, submissionOf } from './decide.ts';
import { logSecurity } from '../http/security-log.ts';
import { BadSetting } from '../web/setting-values.ts';

/** `who` is an email, or a company's name or id. A 409 names `document` and `company`. */
export const reviewShape = z.strictObject({
  who: z.string().check(z.minLength(1)),
  status: z.enum(['VERIFIED', 'FAILED']),
  document: z.optional(z.string()),
  company: z.optional(z.string()),
});
export type Review = z.infer<typeof reviewShape>;

/** A decision can be changed without naming document and company. Throws a `Refusal`. */
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

function find(reader: Reader<Rows>, emailOrCompany: string): { readonly subject: Subject; readonly name: string } {
  const account = findAccount(reader, emailOrCompany.trim());
  if (account !== undefined) {
    const name = findRecruiter(reader, account.id)?.name ?? '';
    return { subject: { recruiterId: account.id }, name: `${name} <${account.email}>`.trim() };
  }
  const byId = reader.get('companies', emailOrCompany);
  const [company, ...others] = byId ? [byId] : companiesNamed(reader, emailOrCompany);
  if (company === undefined)
    throw refuse.notFound(
      `No recruiter or company is called "${emailOrCompany}". Please check the spelling or use an id.`,
    );
  if (others.length > 0) {
    const ids = [company, ...others].map(({ id, url, emailDomain }) => `${id} (${url}, ${emailDomain})`).join(', ');
    throw refuse.conflict(`Several companies are called "${emailOrCompany}". Please name one by its id: ${ids}.`);
  }
  return { subject: { companyId: company.id }, name: company.name };
}

function companiesNamed(reader: Reader<Rows>, name: string) {
  const wanted = lookAlikeText(name);
  return [...reader.all('companies')].filter((company) => lookAlikeText(company.name) === wanted);
}

interface ReviewRequest {
  Body: Review;
}

export const reviewPath = '/review';

const fewestCharacters = 8;

/** Throws `BadSetting` for a token that can be guessed. */
export function reviewRoute(app: FastifyInstance, token: string, guessing: Guessing): void {
  if (new Set(token).size < fewestCharacters) {
    throw new BadSetting(`REVIEW_TOKEN must be random: it has fewer than ${fewestCharacters} different characters.`);
  }
  const options = {
    schema: { body: reviewShape },
    onRequest: (request: FastifyRequest) => requireToken(request, token, guessing),
  };
  app.post<ReviewRequest>(reviewPath, options, (request) => takeReview(request));
}

/** Wrong tokens count as failures of the network, like wrong passwords. */
async function requireToken(request: FastifyRequest, token: string, guessing: Guessing): Promise<void> {
  await guessing.attempt(request, 'token', undefined, async ({ failed, succeeded }) => {
    const isRight = timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
    if (isRight) return succeeded(undefined);
    throw failed(
      new Refusal(401, 'The review token is missing or wrong. Set REVIEW_TOKEN to the token of the mock API.'),
    );
  });
}

/** Hashes have equal lengths, which `timingSafeEqual` requires. */
const digest = (text: string) => hash('sha256', text, 'buffer');

async function takeReview(request: FastifyRequest<ReviewRequest>): Promise<{ message: string }> {
  const message = await review(request.world, request.body);
  logSecurity(request, 'verification decided');
  return { message };
}
