import type { GoogleCredential } from '../account/google-identity.ts';
import type { ImageFile } from '../company/companies.ts';
import type { AccountId, DetailsId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';

export abstract class ProfileGateway {
  abstract edit(accountId: AccountId, details: ProfileDetails): Promise<Outcome<void>>;
  abstract uploadPicture(accountId: AccountId, kind: PictureKind, image: ImageFile): Promise<Outcome<string>>;
  abstract changePassword(accountId: AccountId, current: string, next: string): Promise<Outcome<void>>;
  abstract deleteAccount(owner: AccountOwner, proof: OwnershipProof): Promise<Outcome<void>>;
}

export interface ProfileDetails {
  readonly name: string;
  readonly position: string;
  readonly phoneNumber: string;
  readonly location: string;
}

export type PictureKind = 'profile' | 'cover';

export interface AccountOwner {
  readonly accountId: AccountId;
  readonly detailsId: DetailsId;
}

export type OwnershipProof = { readonly password: string } | { readonly google: GoogleCredential };
