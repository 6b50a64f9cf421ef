import type { AccountId, CompanyId } from '../shared/ids.ts';
import type { Outcome, StopSignal } from '../shared/outcome.ts';

/** Companies at the recruiter service (specification 1, section 7). */
export abstract class Companies {
  /** Every company a recruiter may pick from. */
  abstract list(): Promise<Outcome<readonly CompanyChoice[]>>;
  /** Stores the picture; returns its address. */
  abstract uploadImage(image: ImageFile): Promise<Outcome<string>>;
  /** The one save of a company; its creator becomes its admin. */
  abstract create(company: NewCompany, by: AccountId, stop?: StopSignal): Promise<Outcome<CompanyId>>;
  /** A company of exactly this name that the caller created and may read; null when there is none. */
  abstract findOwn(name: string): Promise<Outcome<CompanyId | null>>;
}

/** A chosen picture; in the browser, a File. */
export interface ImageFile {
  readonly name: string;
  readonly type: string;
  /** bytes */
  readonly size: number;
}

export interface CompanyChoice {
  readonly id: CompanyId;
  readonly name: string;
  /** Of the creator, if the service tells it because several companies look the same. */
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
