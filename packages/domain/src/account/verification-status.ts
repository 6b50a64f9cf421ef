import { readTime } from '../shared/dates.ts';

const named = ['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED'] as const;
/** Specification 1, section 4. `OTHER` is any other value. It hides the banners but earns no badge. */
export type VerificationStatus = (typeof named)[number] | 'OTHER';

/** A missing status is `OTHER` (decision 49). */
export function readVerificationStatus(text: string | null | undefined): VerificationStatus {
  return named.find((status) => status === text) ?? 'OTHER';
}

export interface ReviewedDocument {
  readonly status?: string | undefined;
  /** ISO date. */
  readonly submittedAt?: string | undefined;
}

/** Returns the status of the newest document, or `otherwise` without documents (decision 24). */
export function statusOf(documents: readonly ReviewedDocument[], otherwise?: string | null): VerificationStatus {
  const [newest] = documents.toSorted((a, b) => submissionTime(b) - submissionTime(a));
  return readVerificationStatus(newest?.status || otherwise);
}

const submissionTime = ({ submittedAt = '' }: ReviewedDocument) => readTime(submittedAt)?.getTime() ?? 0;
