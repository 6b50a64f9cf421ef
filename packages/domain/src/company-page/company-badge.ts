import type { VerificationStatus } from '../account/verification-status.ts';
import type { CompanyDetails } from './company-pages.ts';

/**
 * Whether the company's name carries the verified badge: only for VERIFIED. Its own documents come before what the
 * recruiter is said to have (decision 24).
 *
 * @param details null while they are not known.
 */
export function hasBadge(details: CompanyDetails | null, ofRecruiter: VerificationStatus): boolean {
  return (details?.verification ?? ofRecruiter) === 'VERIFIED';
}
