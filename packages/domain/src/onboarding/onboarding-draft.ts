import type { CompanyId } from '../shared/ids.ts';
import type { Industry } from './industries.ts';

/** What onboarding has collected so far (specification 1, section 3). Survives reloads; gone after sign-out. */
export interface OnboardingDraft {
  readonly name: string;
  readonly position: string;
  readonly phoneNumber: string;
  readonly location: string;
  /** The chosen or created company; null when skipped. */
  readonly company: { readonly id: CompanyId; readonly name: string } | null;
  readonly hireIn: readonly Industry[];
  readonly companyForm: CompanyDraft;
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
}

export const emptyCompanyDraft: CompanyDraft = {
  name: '',
  url: '',
  about: '',
  size: '',
  types: [],
  imageUrl: '',
  authorised: false,
};

export const emptyOnboardingDraft: OnboardingDraft = {
  name: '',
  position: '',
  phoneNumber: '',
  location: '',
  company: null,
  hireIn: [],
  companyForm: emptyCompanyDraft,
};

/** The onboarding draft of this browser. */
export abstract class OnboardingDrafts {
  abstract readonly draft: OnboardingDraft;
  abstract update(change: Partial<OnboardingDraft>): void;
  abstract clear(): void;
}
