import type { GoogleCredential } from '../account/google-identity.ts';
import type { Recruiter } from '../account/recruiter.ts';
import type { ChosenFile } from '../files/file-type.ts';
import type { AccountId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';

/** A recruiter's own profile, password and account at the recruiter service (specification 1, section 7). */
export abstract class ProfileGateway {
  abstract edit(accountId: AccountId, details: ProfileDetails): Promise<Outcome<void>>;
  abstract uploadPicture(accountId: AccountId, kind: PictureKind, image: ChosenFile): Promise<Outcome<string>>;
  abstract changePassword(accountId: AccountId, current: string, next: string): Promise<Outcome<void>>;
  abstract deleteAccount(owner: AccountOwner, proof: OwnershipProof): Promise<Outcome<void>>;
}

export type ProfileDetails = Pick<Recruiter, 'name' | 'position' | 'phoneNumber' | 'location'>;

export type PictureKind = 'profile' | 'cover';

export type AccountOwner = Pick<Recruiter, 'accountId' | 'detailsId'>;

export type OwnershipProof = { readonly password: string } | { readonly google: GoogleCredential };
