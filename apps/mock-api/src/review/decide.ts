import type { Rows, SubmittedDocument, VerificationStatus } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { companyOf } from '../recruiter-api/company-access.ts';
import { newestFirst } from '../recruiter-api/wire-documents.ts';
import type { Writer } from '../store/store.ts';

/** Whose verification is decided: an account's (personal verification) or a company's. */
export type Subject = { readonly recruiterId: string } | { readonly companyId: string };

/**
 * The reviewer's decision on what was submitted last (decision 24). A subject that submitted nothing can be decided on, too. `at` is the
 * moment of the decision, as an ISO date. Throws a `Refusal` (404) for unknown ids.
 */
export function decide(tx: Writer<Rows>, subject: Subject, status: VerificationStatus, at: string): void {
  if ('recruiterId' in subject) {
    const account = tx.get('accounts', subject.recruiterId);
    if (account === undefined) throw refuse.notFound('There is no recruiter with this account id.');
    const [newest, ...older] = decided(account.documents, status, at);
    // Submitted before a company was named, or by nobody: the review is for the company that the recruiter has named by now.
    const companyId = newest.companyId ?? companyOf(tx, account.id);
    tx.put('accounts', { ...account, documents: [{ ...newest, ...(companyId !== null && { companyId }) }, ...older] });
  } else {
    const company = tx.get('companies', subject.companyId);
    if (company === undefined) throw refuse.notFound('There is no such company.');
    tx.put('companies', { ...company, documents: decided(company.documents, status, at) });
  }
}

/** The newest document gets the status; without any, an empty one is made for it. */
function decided(
  documents: readonly SubmittedDocument[],
  status: VerificationStatus,
  at: string,
): [SubmittedDocument, ...SubmittedDocument[]] {
  const [newest = { documentLink: '', submittedAt: at }, ...older] = newestFirst(documents);
  return [{ ...newest, status }, ...older];
}
