import type { Recruiter } from '../account/recruiter.ts';
import type { CompanyId } from '../shared/ids.ts';
import { emptyEvidence, type EvidenceDraft } from '../verification/evidence.ts';
import type { Industry } from './industries.ts';

/** What onboarding has collected so far (specification 1, section 3). Survives reloads; gone after sign-out. */
export interface OnboardingDraft {
  readonly name: string;
  readonly position: string;
  readonly phoneNumber: string;
  readonly location: string;
  /** The chosen or created company; null when there is none, or none yet. */
  readonly company: CompanyOfDraft | null;
  /** The one company whose page was made in this onboarding: nobody makes a second by going back. */
  readonly createdCompany: CompanyOfDraft | null;
  /** The name under which a company was sent whose save nobody saw answered; '' when there is none. */
  readonly companySent: string;
  /** The person said that they go on without a company, for now. */
  readonly companySkipped: boolean;
  readonly hireIn: readonly Industry[];
  readonly companyForm: CompanyDraft;
  readonly companyVerification: EvidenceDraft;
  readonly personalVerification: EvidenceDraft;
}

export interface CompanyOfDraft {
  readonly id: CompanyId;
  readonly name: string;
}

/** The half-filled Create Company Page. The image is uploaded when chosen, so that its address can be kept. */
export interface CompanyDraft {
  readonly name: string;
  readonly url: string;
  readonly about: string;
  readonly size: string;
  readonly types: readonly string[];
  readonly imageUrl: string;
  readonly authorised: boolean;
  /** From the optional step /technologies (decision 7). */
  readonly technologies: readonly string[];
}

export const emptyCompanyDraft: CompanyDraft = {
  name: '',
  url: '',
  about: '',
  size: '',
  types: [],
  imageUrl: '',
  authorised: false,
  technologies: [],
};

export const emptyOnboardingDraft: OnboardingDraft = {
  name: '',
  position: '',
  phoneNumber: '',
  location: '',
  company: null,
  createdCompany: null,
  companySent: '',
  companySkipped: false,
  hireIn: [],
  companyForm: emptyCompanyDraft,
  companyVerification: emptyEvidence,
  personalVerification: emptyEvidence,
};

/** The onboarding draft of this browser. */
export abstract class OnboardingDrafts {
  abstract readonly draft: OnboardingDraft;
  abstract update(change: Partial<OnboardingDraft>): void;
  abstract clear(): void;
}

/** Nobody has introduced themselves in this draft yet. */
export function isUntouched({ name, position, phoneNumber, location }: OnboardingDraft): boolean {
  return [name, position, phoneNumber, location].every((text) => text === '');
}

/** What is already known of a recruiter who comes back to onboarding, so that nobody introduces themselves twice. */
export function knownOf({ name, position, phoneNumber, location, company }: Recruiter): Partial<OnboardingDraft> {
  return { name, position, phoneNumber, location, company: company && { id: company.id, name: company.name } };
}

/** The draft as it is sent: without the blanks around what was typed. */
export function trimmed(draft: OnboardingDraft): OnboardingDraft {
  return {
    ...draft,
    name: draft.name.trim(),
    position: draft.position.trim(),
    phoneNumber: draft.phoneNumber.trim(),
    location: draft.location.trim(),
  };
}
