import type { VerificationStatus } from '../account/verification-status.ts';
import type { CompanyDetails } from './company-pages.ts';

/** The company's own documents override the status in the recruiter's details (decision 24). */
export function hasBadge(details: CompanyDetails | null, ofRecruiter: VerificationStatus): boolean {
  return (details?.verification ?? ofRecruiter) === 'VERIFIED';
}
