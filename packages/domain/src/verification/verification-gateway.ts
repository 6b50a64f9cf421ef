import type { AccountId, CompanyId } from '../shared/ids.ts';
import type { Outcome, StopSignal } from '../shared/outcome.ts';
import type { ChosenFile } from '../files/file-type.ts';
import type { Proof } from './evidence.ts';

export type VerifiedParty = 'person' | 'company';

/** Verification documents (specification 1, section 7). */
export abstract class VerificationGateway {
  abstract upload(party: VerifiedParty, document: ChosenFile, watch: UploadWatch): Promise<Outcome<string>>;
  abstract submitPersonal(document: PersonalDocument, stop?: StopSignal): Promise<Outcome<void>>;
  abstract submitCompany(document: CompanyDocument, stop?: StopSignal): Promise<Outcome<void>>;
}

export interface UploadWatch {
  /** Called repeatedly with the sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly stop: StopSignal;
}

export interface PersonalDocument {
  readonly accountId: AccountId;
  readonly name: string;
  readonly companyId: CompanyId | null;
  readonly link: string;
}

export interface CompanyDocument extends Proof {
  readonly accountId: AccountId;
  readonly companyId: CompanyId;
}
