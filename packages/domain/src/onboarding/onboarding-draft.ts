import type { CompanyForm } from '../company/company-form.ts';
import type { CompanyId } from '../shared/ids.ts';
import { emptyEvidence, type EvidenceDraft } from '../verification/evidence.ts';
import type { Industry } from '../account/industries.ts';

/** What onboarding has collected so far (specification 1, section 3). Survives reloads; gone after sign-out. */
export interface OnboardingDraft {
  readonly name: string;
  readonly position: string;
  readonly phoneNumber: string;
  readonly location: string;
  /** The chosen or created company; null when there is none, or none yet. */
  readonly company: CompanyOfDraft | null;
  /** The one company whose page was made in this onboarding: going back makes no second one. */
  readonly createdCompany: CompanyOfDraft | null;
  /** The name of a company whose save was sent and not answered; '' when there is none. */
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
export interface CompanyDraft extends CompanyForm {
  readonly imageUrl: string;
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
