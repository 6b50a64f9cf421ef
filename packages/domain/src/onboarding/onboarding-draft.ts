import type { CompanyForm } from '../company/company-form.ts';
import type { CompanyId } from '../shared/ids.ts';
import { emptyEvidence, type EvidenceDraft } from '../verification/evidence.ts';
import type { Industry } from '../account/industries.ts';
import type { Recruiter } from '../account/recruiter.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { cleanPhone } from '../shared/typed-numbers.ts';

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

/** A draft without an introduction. */
export function isUntouched({ name, position, phoneNumber, location }: OnboardingDraft): boolean {
  return [name, position, phoneNumber, location].every((text) => text === '');
}

/** The draft of a recruiter who comes back to onboarding, with what is known of them; a company and industries chosen since stay. */
export function withKnown(draft: OnboardingDraft, recruiter: Recruiter): OnboardingDraft {
  const { name, position, phoneNumber, location, company } = recruiter;
  return {
    ...draft,
    name,
    position,
    phoneNumber,
    location,
    company: draft.company ?? (company && { id: company.id, name: company.name }),
    hireIn: draft.hireIn.length > 0 ? draft.hireIn : recruiter.hireIn,
  };
}

/** Whether the draft holds nothing but what is known of the recruiter. */
export function isKnown(draft: OnboardingDraft, recruiter: Recruiter): boolean {
  const known = withKnown(emptyOnboardingDraft, recruiter);
  // In one order of fields, whichever they were written in.
  return JSON.stringify({ ...known, ...draft }) === JSON.stringify(known);
}

/** The introduction as it is sent (decision 77). */
export function cleaned(draft: OnboardingDraft): OnboardingDraft {
  return {
    ...draft,
    name: cleanLine(draft.name),
    position: cleanLine(draft.position),
    phoneNumber: cleanPhone(draft.phoneNumber),
    location: cleanLine(draft.location),
  };
}
