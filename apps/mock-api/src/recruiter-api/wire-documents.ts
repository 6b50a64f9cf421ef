import type { SubmittedDocument, VerificationStatus } from '../data/rows.ts';

/** Documents submitted for verification as the wire names them, newest first (decision 24). */
export function writeDocuments(documents: readonly SubmittedDocument[]) {
  return newestFirst(documents).map(({ documentLink, status, submittedAt }) => ({ documentLink, status, submittedAt }));
}

/**
 * A company's documents, newest first, without those that wait for the reviewer while an earlier one has verified the
 * company: handing something in never lowers a VERIFIED company (decision 59).
 */
export function currentDocuments(documents: readonly SubmittedDocument[]): SubmittedDocument[] {
  const newest = newestFirst(documents);
  const decided = newest.findIndex(({ status }) => status !== 'SUBMITTED');
  return newest[decided]?.status === 'VERIFIED' ? newest.slice(decided) : newest;
}

/** The newest document decides. */
export function statusOf(documents: readonly SubmittedDocument[]): VerificationStatus {
  return newestFirst(documents)[0]?.status ?? 'NOT_SUBMITTED';
}

/** Of two of the same moment, the first one was submitted later. */
export function newestFirst(documents: readonly SubmittedDocument[]): SubmittedDocument[] {
  return documents.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}
