import type { AccountId, CompanyId, DetailsId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { VerificationStatus } from '../account/verification-status.ts';

/** What a company shows of itself at the recruiter service (specification 2, section 7). */
export abstract class CompanyPages {
  abstract details(company: CompanyId): Promise<Outcome<CompanyDetails>>;
  /** Everybody who recruits for it. */
  abstract members(company: CompanyId): Promise<Outcome<readonly CompanyMember[]>>;
}

export interface CompanyDetails {
  readonly name: string;
  readonly imageUrl: string;
  readonly about: string;
  readonly technologies: readonly string[];
  /** As they were entered; '' and none where the service does not tell. */
  readonly site: string;
  readonly size: string;
  readonly types: readonly string[];
  /** What its own documents say; null when there are none. */
  readonly verification: VerificationStatus | null;
}

export interface CompanyMember {
  readonly id: DetailsId;
  /** null where the service does not tell; their jobs are asked for by it. */
  readonly accountId: AccountId | null;
  readonly name: string;
  readonly position: string;
  readonly location: string;
  readonly profilePicture: string;
  readonly isAdmin: boolean;
  /** Whether the service has more than their own word for working here (decision 59). */
  readonly isConfirmed: boolean;
}
