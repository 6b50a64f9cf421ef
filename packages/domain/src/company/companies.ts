import type { ChosenFile } from '../files/file-type.ts';
import type { AccountId, CompanyId } from '../shared/ids.ts';
import type { Outcome, StopSignal } from '../shared/outcome.ts';

/** Companies at the recruiter service (specification 1, section 7). */
export abstract class Companies {
  abstract list(): Promise<Outcome<readonly CompanyChoice[]>>;
  abstract uploadImage(image: ChosenFile): Promise<Outcome<string>>;
  abstract create(company: NewCompany, by: AccountId, stop?: StopSignal): Promise<Outcome<CompanyId>>;
  /** Finds a company with exactly this name that the caller created. */
  abstract findOwn(name: string): Promise<Outcome<CompanyId | null>>;
}

export interface CompanyChoice {
  readonly id: CompanyId;
  readonly name: string;
  /** Domain of the creator's email, if several companies look the same. */
  readonly emailDomain?: string;
}

export interface NewCompany {
  readonly name: string;
  readonly url: string;
  readonly about: string;
  readonly size: string;
  readonly types: readonly string[];
  readonly imageUrl: string;
  readonly technologies: readonly string[];
}
