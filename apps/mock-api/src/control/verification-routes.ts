import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findRecruiter } from '../accounts/accounts.ts';
import type { Rows, SubmittedDocument, VerificationStatus } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { newestFirst, statusOf, writeDocuments } from '../recruiter-api/wire-documents.ts';
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

/** The reviewer's desk: who waits for a decision, and deciding (decision 24). */
export function verificationDeskRoutes(app: FastifyInstance): void {
  app.get('/__mock/verifications', ({ world: { store } }) => ({
    verifications: [...waitingRecruiters(store), ...waitingCompanies(store)],
  }));

  // Somebody who submitted nothing can be decided on, too: tests need the outcome and not the upload.
  app.post<{ Body: Decision }>('/__mock/verifications', { schema: { body: decision } }, async ({ world, body }) => {
    const { recruiterId, companyId, status } = body;
    const at = world.clock.now().toISOString();
    await world.store.write((tx) => {
      if (recruiterId !== undefined) {
        const account = tx.get('accounts', recruiterId);
        if (account === undefined) throw refuse.notFound('There is no recruiter with this account id.');
        tx.put('accounts', { ...account, documents: decided(account.documents, status, at) });
      }
      if (companyId !== undefined) {
        const company = tx.get('companies', companyId);
        if (company === undefined) throw refuse.notFound('There is no such company.');
        tx.put('companies', { ...company, documents: decided(company.documents, status, at) });
      }
    });
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

/** The newest document gets the status; without any, an empty one is made for it. */
function decided(documents: readonly SubmittedDocument[], status: VerificationStatus, at: string): SubmittedDocument[] {
  const [newest = { documentLink: '', submittedAt: at }, ...older] = newestFirst(documents);
  return [{ ...newest, status }, ...older];
}
