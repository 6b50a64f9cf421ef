import type { Recruiter } from '../account/recruiter.ts';
import type { CurrentSession } from '../account/session.ts';
import type { ChosenFile } from '../files/file-type.ts';
import type { AccountId } from '../shared/ids.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import { cleanPhone } from '../shared/typed-numbers.ts';
import type { PictureKind, ProfileGateway, ProfileDetails } from './profile-gateway.ts';

export class ProfileEditing {
  readonly #gateway: ProfileGateway;
  readonly #session: CurrentSession;

  constructor(gateway: ProfileGateway, session: CurrentSession) {
    this.#gateway = gateway;
    this.#session = session;
  }

  async update(details: ProfileDetails): Promise<Outcome<void>> {
    const accountId = this.#session.current?.accountId;
    if (accountId === undefined) return failure('signed-out');
    const changed: ProfileDetails = {
      name: cleanLine(details.name),
      position: cleanLine(details.position),
      phoneNumber: cleanPhone(details.phoneNumber),
      location: cleanLine(details.location),
    };
    const answer = await this.#gateway.edit(accountId, changed);
    if (answer.ok) this.#change(accountId, changed);
    return answer;
  }

  async changePicture(kind: PictureKind, image: ChosenFile): Promise<Outcome<void>> {
    const accountId = this.#session.current?.accountId;
    if (accountId === undefined) return failure('signed-out');
    const answer = await this.#gateway.uploadPicture(accountId, kind, image);
    if (!answer.ok) return answer;
    this.#change(accountId, kind === 'profile' ? { profilePicture: answer.value } : { coverPicture: answer.value });
    return success(undefined);
  }

  /** Does nothing if the recruiter signed out during the request. */
  #change(accountId: AccountId, change: Partial<Recruiter>): void {
    const { current } = this.#session;
    if (current?.accountId !== accountId || current.recruiter === null) return;
    this.#session.start({ ...current, recruiter: { ...current.recruiter, ...change } });
  }
}
