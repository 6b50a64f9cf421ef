import { readTime } from '../shared/dates.ts';

const named = ['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED'] as const;
/** Specification 1, section 4. `OTHER` is any other value. It hides the banners but earns no badge. */
export type VerificationStatus = (typeof named)[number] | 'OTHER';

export interface ReviewedDocument {
  readonly status?: string | undefined;
  /** ISO date. */
  readonly submittedAt?: string | undefined;
}

/** Returns the status of the newest document, or `otherwise` (decision 24). A missing one is `OTHER` (decision 49). */
export function statusOf(documents: readonly ReviewedDocument[], otherwise?: string | null): VerificationStatus {
  const [newest] = documents.toSorted((a, b) => submissionTime(b) - submissionTime(a));
  const text = newest?.status || otherwise;
  return named.find((status) => status === text) ?? 'OTHER';
}

const submissionTime = ({ submittedAt = '' }: ReviewedDocument) => readTime(submittedAt)?.getTime() ?? 0;
