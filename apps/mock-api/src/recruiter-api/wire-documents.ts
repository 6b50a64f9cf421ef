import type { SubmittedDocument, VerificationStatus } from '../data/rows.ts';

/** Documents submitted for verification as the wire names them, newest first (decision 24). */
export function writeDocuments(documents: readonly SubmittedDocument[]) {
  return newestFirst(documents).map(({ documentLink, status, submittedAt }) => ({ documentLink, status, submittedAt }));
}

/** The newest document decides. */
export function statusOf(documents: readonly SubmittedDocument[]): VerificationStatus {
  return newestFirst(documents)[0]?.status ?? 'NOT_SUBMITTED';
}

/** Of two of the same moment, the one that stands first was submitted later. */
export function newestFirst(documents: readonly SubmittedDocument[]): SubmittedDocument[] {
  return documents.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}
