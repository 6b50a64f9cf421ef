import type { VerificationStatus } from '../account/verification-status.ts';
import type { AccountId, CompanyId, DetailsId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';

/** Company pages at the recruiter service (specification 2, section 7). */
export abstract class CompanyPages {
  abstract details(company: CompanyId): Promise<Outcome<CompanyDetails>>;
  abstract members(company: CompanyId): Promise<Outcome<readonly CompanyMember[]>>;
}

export interface CompanyDetails {
  readonly name: string;
  readonly imageUrl: string;
  readonly about: string;
  readonly technologies: readonly string[];
  /** '' or empty if the service does not return them. */
  readonly site: string;
  readonly size: string;
  readonly types: readonly string[];
  /** Status of its documents, or `null` without documents. */
  readonly verification: VerificationStatus | null;
}

export interface CompanyMember {
  readonly id: DetailsId;
  /** Needed to load the member's jobs. `null` if the service does not return it. */
  readonly accountId: AccountId | null;
  readonly name: string;
  readonly position: string;
  readonly location: string;
  readonly profilePicture: string;
  readonly isAdmin: boolean;
  /** The service has confirmed the membership (decision 59). */
  readonly isConfirmed: boolean;
}

/** The company's own documents override the status in the recruiter's details (decision 24). */
export function hasBadge(details: CompanyDetails | null, ofRecruiter: VerificationStatus): boolean {
  return (details?.verification ?? ofRecruiter) === 'VERIFIED';
}
