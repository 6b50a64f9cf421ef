import type {
  AccountOwner,
  OwnershipProof,
  PictureKind,
  ProfileGateway,
  ProfileDetails,
} from '@glo/domain/profile/profile-gateway';
import type { AccountId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import * as wire from '../wire/profile.ts';

export class HttpProfileGateway extends ApiClient implements ProfileGateway {
  edit(accountId: AccountId, details: ProfileDetails): Promise<Outcome<void>> {
    const { name, phoneNumber, position, location } = details;
    const body = { name, phone_number: phoneNumber, position, location };
    const fields = { name: 'name', phone_number: 'phoneNumber', position: 'position', location: 'location' };
    return this.command(wire.editProfile, { params: { recruiterId: accountId }, body, fields });
  }

  async uploadPicture(accountId: AccountId, kind: PictureKind, file: File): Promise<Outcome<string>> {
    const input = { params: { recruiterId: accountId }, file };
    if (kind === 'cover') {
      const answer = await this.api.send(wire.uploadCoverPicture, input);
      return mapOutcome(answer, (value) => value.coverPicUrl);
    }
    const answer = await this.api.send(wire.uploadProfilePicture, input);
    return mapOutcome(answer, (value) => value.profilePicUrl);
  }

  changePassword(accountId: AccountId, current: string, next: string): Promise<Outcome<void>> {
    const body = { currentPassword: current, newPassword: next };
    const fields = { currentPassword: 'current', newPassword: 'next' };
    return this.command(wire.changePassword, { params: { recruiterId: accountId }, body, fields });
  }

  deleteAccount({ accountId, detailsId }: AccountOwner, proof: OwnershipProof): Promise<Outcome<void>> {
    const how =
      'google' in proof
        ? { password: '', is_google_signedin: true, credential: proof.google.token }
        : { password: proof.password, is_google_signedin: false };
    const body = { ...how, recruiterId: accountId, recruiterDetailsId: detailsId };
    return this.command(wire.deleteAccount, { body, fields: { password: 'password' } });
  }
}
