import type { CompanyForm } from '../company/company-form.ts';
import type { CompanyId } from '../shared/ids.ts';
import { emptyEvidence, type EvidenceDraft } from '../verification/evidence.ts';
import type { Industry, Recruiter } from '../account/recruiter.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { cleanPhone } from '../shared/typed-numbers.ts';

/** Data entered so far (specification 1, section 3). Survives reloads, but not signing out. */
export interface OnboardingDraft {
  readonly name: string;
  readonly position: string;
  readonly phoneNumber: string;
  readonly location: string;
  readonly company: CompanyOfDraft | null;
  /** The company created during onboarding. Kept to avoid a second one after going back. */
  readonly createdCompany: CompanyOfDraft | null;
  /** Name of a company whose request got no response, or ''. */
  readonly companySent: string;
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

/** Create Company Page. The image is uploaded when chosen, so that the draft can store its address. */
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

export abstract class OnboardingDrafts {
  abstract readonly draft: OnboardingDraft;
  abstract update(change: Partial<OnboardingDraft>): void;
  abstract clear(): void;
}

export function isUntouched({ name, position, phoneNumber, location }: OnboardingDraft): boolean {
  return [name, position, phoneNumber, location].every((text) => text === '');
}

/** Fills the draft with the recruiter's details. Keeps a company and industries that were chosen since. */
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

export function isKnown(draft: OnboardingDraft, recruiter: Recruiter): boolean {
  const known = withKnown(emptyOnboardingDraft, recruiter);
  // Spreading over `known` gives both the same order of fields.
  return JSON.stringify({ ...known, ...draft }) === JSON.stringify(known);
}

export function cleaned(draft: OnboardingDraft): OnboardingDraft {
  return {
    ...draft,
    name: cleanLine(draft.name),
    position: cleanLine(draft.position),
    phoneNumber: cleanPhone(draft.phoneNumber),
    location: cleanLine(draft.location),
  };
}
