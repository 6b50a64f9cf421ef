import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findRecruiter } from '../accounts/accounts.ts';
import type { Rows, VerificationStatus } from '../data/rows.ts';
import { newestFirst, statusOf, writeDocuments } from '../recruiter-api/wire-documents.ts';
import { decide } from '../review/decide.ts';
import type { Reader } from '../store/store.ts';

const statuses = ['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED'] as const satisfies VerificationStatus[];
const id = z.string().check(z.minLength(1));
const decision = z
  .strictObject({ recruiterId: z.optional(id), companyId: z.optional(id), status: z.enum(statuses) })
  .check(
    z.refine(
      ({ recruiterId, companyId }) => (recruiterId === undefined) !== (companyId === undefined),
      'Please name either a recruiterId (the account id) or a companyId.',
    ),
  );
type Decision = z.infer<typeof decision>;

/** Lists recruiters and companies that wait for a review, and decides on them (decision 24). */
export function verificationRoutes(app: FastifyInstance): void {
  app.get('/__mock/verifications', ({ world: { store } }) => ({
    verifications: [...waitingRecruiters(store), ...waitingCompanies(store)],
  }));

  // Nothing needs to have been submitted: tests need the outcome and not the upload.
  app.post<{ Body: Decision }>('/__mock/verifications', { schema: { body: decision } }, async ({ world, body }) => {
    const { recruiterId, companyId = '', status } = body;
    const subject = recruiterId === undefined ? { companyId } : { recruiterId };
    await world.store.write((tx) => decide(tx, subject, status, world.clock.now().toISOString()));
    return body;
  });
}

function* waitingRecruiters(reader: Reader<Rows>) {
  for (const { id: recruiterId, email, documents } of reader.all('accounts')) {
    if (statusOf(documents) !== 'SUBMITTED') continue;
    const name = findRecruiter(reader, recruiterId)?.name ?? '';
    yield { recruiterId, name, email, status: statusOf(documents), documents: writeDocuments(documents) };
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
      ...(cin && { cin }),
      status: statusOf(documents),
      documents: writeDocuments(documents),
    };
  }
}
