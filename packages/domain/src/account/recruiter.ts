import type { AccountId, CompanyId, DetailsId } from '../shared/ids.ts';
import type { VerificationStatus } from './verification-status.ts';

/** The signed-in recruiter, as loaded after sign-in (specification 1, section 3: auth user). */
export interface Recruiter {
  readonly accountId: AccountId;
  readonly detailsId: DetailsId;
  readonly email: string;
  readonly name: string;
  readonly position: string;
  readonly phoneNumber: string;
  readonly location: string;
  readonly profilePicture: string;
  readonly coverPicture: string;
  readonly signsInWithGoogle: boolean;
  readonly isCompanyAdmin: boolean;
  readonly personalVerification: VerificationStatus;
  readonly companyVerification: VerificationStatus;
  readonly company: RecruiterCompany | null;
  /** Empty if the service does not return them. */
  readonly hireIn: readonly Industry[];
}

export interface RecruiterCompany {
  readonly id: CompanyId;
  readonly name: string;
  readonly imageUrl: string;
  readonly about: string;
  readonly technologies: readonly string[];
}

/** Specification 1, section 9. */
export const industries = [
  'Information Technology',
  'Sales & Marketing',
  'Human Resource',
  'Operation',
  'Finance',
  'Consulting',
  'Core Domains',
  'Customer Services',
  'Legal and Compliance',
  'Education and Training',
  'Health and Safety',
  'Other',
] as const;

export type Industry = (typeof industries)[number];
