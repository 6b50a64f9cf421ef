import type { SignUpAnswer } from '@glo/domain/account/account-codes';
import type { Accounts, SignInAnswer } from '@glo/domain/account/accounts';
import type { GoogleCredential } from '@glo/domain/account/google-identity';
import type { GoogleAccounts } from '@glo/domain/account/google-sign-in';
import { industries, type Recruiter } from '@glo/domain/account/recruiter';
import { statusOf } from '@glo/domain/account/verification-status';
import type { AccountId, CompanyId, DetailsId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type * as z from 'zod/mini';
import { ApiClient } from '../http/api.ts';
import { signUp } from '../wire/account-codes.ts';
import { getRecruiterDetails, login, type wireRecruiter } from '../wire/account.ts';
import { missing, readSignIn, readSignUp } from './read-account.ts';

const entryFields = { email: 'email', password: 'password' };

export class HttpAccounts extends ApiClient implements Accounts {
  async signIn(email: string, password: string): Promise<Outcome<SignInAnswer>> {
    return readSignIn(await this.api.send(login, { body: { email, password }, fields: entryFields }));
  }

  async loadRecruiter(accountId: AccountId): Promise<Outcome<Recruiter | null>> {
    const answer = await this.api.send(getRecruiterDetails, { query: { id: accountId } });
    if (!answer.ok) return answer;
    const [first] = answer.value.recruiter;
    if (first === undefined && answer.leftOut > 0) return missing('POST /getRecruiterDetailsByID: recruiter');
    return success(first === undefined ? null : readRecruiter(first, accountId));
  }
}

type WireRecruiter = z.infer<typeof wireRecruiter>;

/** Specification 1, section 3; decisions 11 and 24. `known` applies if the reply has no account id. */
export function readRecruiter(wire: WireRecruiter, known: AccountId): Recruiter {
  const account = wire.recruiter_id;
  const company = wire.company_details;
  return {
    accountId: (account?._id as AccountId | undefined) ?? known,
    detailsId: wire._id as DetailsId,
    email: account?.email ?? '',
    name: wire.name ?? '',
    position: wire.position ?? '',
    phoneNumber: wire.phone_number ?? '',
    location: wire.location ?? '',
    profilePicture: wire.profile_picture || account?.profile_picture || '',
    coverPicture: account?.cover_picture ?? '',
    signsInWithGoogle: account?.is_google_signedin ?? false,
    isCompanyAdmin: account?.isCompanyAdmin ?? false,
    personalVerification: statusOf(account?.documents ?? [], wire.personal_verification_status),
    companyVerification: statusOf([], wire.company_verification_status),
    company: company
      ? {
          id: company._id as CompanyId,
          name: company.name || wire.company || '',
          imageUrl: company.image_url ?? '',
          about: company.about ?? '',
          technologies: company.top_technologies_used ?? [],
        }
      : null,
    // Leaves out industries that the form does not offer.
    hireIn: industries.filter((industry) => wire.hire_in_fields?.includes(industry)),
  };
}

export class HttpGoogleAccounts extends ApiClient implements GoogleAccounts {
  async signIn({ email, token }: GoogleCredential): Promise<Outcome<SignInAnswer>> {
    return readSignIn(await this.api.send(login, { body: { email, password: '', credential: token } }));
  }

  /** The reply has an id only for a new account. */
  async signUp({ email, token }: GoogleCredential): Promise<Outcome<SignUpAnswer>> {
    const body = { email, password: randomPassword(), is_google_signedIn: true, credential: token };
    return readSignUp(await this.api.send(signUp, { body }), ({ _id }) => !_id);
  }
}

/** The call requires a password. Random, so that a service that stores it does not get a weak one. */
function randomPassword(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(24));
  return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
