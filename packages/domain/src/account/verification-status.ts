import { timeOf } from '../shared/dates.ts';

/**
 * Personal and company verification (specification 1, section 4). OTHER is any value the specification does not name: it
 * counts as verified for the banners, but earns no tick and no badge.
 */
export type VerificationStatus = 'NOT_SUBMITTED' | 'SUBMITTED' | 'FAILED' | 'VERIFIED' | 'OTHER';

const named: readonly VerificationStatus[] = ['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED'];

/** The status behind a service's word for it; no word at all is 'any other value', too (decision 49). */
export function readVerificationStatus(text: string | null | undefined): VerificationStatus {
  return named.find((status) => status === text) ?? 'OTHER';
}

/** A document as a service remembers it. */
export interface ReviewedDocument {
  readonly status?: string | undefined;
  /** When it was submitted, as an ISO date; the service may not say. */
  readonly submittedAt?: string | undefined;
}

/** The newest document decides; without one, the status given beside the documents (decision 24). */
export function statusOf(documents: readonly ReviewedDocument[], otherwise?: string | null): VerificationStatus {
  // toSorted is stable: of two with the same date, or none, the first counts.
  const [newest] = documents.toSorted((a, b) => submissionTime(b) - submissionTime(a));
  return readVerificationStatus(newest?.status || otherwise);
}

function submissionTime({ submittedAt = '' }: ReviewedDocument): number {
  const time = timeOf(submittedAt);
  return Number.isNaN(time) ? 0 : time;
}
