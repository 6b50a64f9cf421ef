import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findRecruiter } from '../accounts/accounts.ts';
import type { Rows, VerificationStatus } from '../data/rows.ts';
import { newestFirst, statusOf, writeDocuments } from '../recruiter-api/wire-company.ts';
import { decide, submissionOf } from '../review/decide.ts';
import type { Reader } from '../store/store.ts';

const statuses = ['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED'] as const satisfies VerificationStatus[];
const id = z.string().check(z.minLength(1));
const decision = z
  .strictObject({
    recruiterId: z.optional(id),
    companyId: z.optional(id),
    status: z.enum(statuses),
    document: z.optional(id),
    company: z.optional(id),
  })
  .check(
    z.refine(
      ({ recruiterId, companyId }) => (recruiterId === undefined) !== (companyId === undefined),
      'Please name either a recruiterId (the account id) or a companyId.',
    ),
  );
type Decision = z.infer<typeof decision>;

export function verificationRoutes(app: FastifyInstance): void {
  app.get('/__mock/verifications', ({ world: { store } }) => ({
    verifications: [...waitingRecruiters(store), ...waitingCompanies(store)],
  }));

  // Nothing needs to be submitted or named, because tests need only the outcome.
  app.post<{ Body: Decision }>('/__mock/verifications', { schema: { body: decision } }, async ({ world, body }) => {
    const { recruiterId, companyId = '', status, ...named } = body;
    const subject = recruiterId === undefined ? { companyId } : { recruiterId };
    await world.store.write((tx) => decide(tx, subject, status, world.clock.now().toISOString(), named));
    return body;
  });
}

function* waitingRecruiters(reader: Reader<Rows>) {
  for (const { id: recruiterId, email, documents } of reader.all('accounts')) {
    if (statusOf(documents) !== 'SUBMITTED') continue;
    const name = findRecruiter(reader, recruiterId)?.name ?? '';
    const submission = submissionOf(reader, { recruiterId });
    yield {
      recruiterId,
      name,
      email,
      ...submission,
      status: statusOf(documents),
      documents: writeDocuments(documents),
    };
  }
}

function* waitingCompanies(reader: Reader<Rows>) {
  for (const { id: companyId, name, url, documents } of reader.all('companies')) {
    if (statusOf(documents) !== 'SUBMITTED') continue;
    const cin = newestFirst(documents)[0]?.cin;
    yield {
      companyId,
      name,
      url,
      ...submissionOf(reader, { companyId }),
      ...(cin && { cin }),
      status: statusOf(documents),
      documents: writeDocuments(documents),
    };
  }
}
