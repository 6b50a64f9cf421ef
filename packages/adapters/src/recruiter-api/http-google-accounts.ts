import type { GoogleAccounts } from '@glo/domain/account/google-sign-in';
import type { GoogleCredential } from '@glo/domain/account/google-identity';
import type { SignInAnswer } from '@glo/domain/account/accounts';
import type { SignUpAnswer } from '@glo/domain/account/account-codes';
import type { Outcome } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import { login } from '../wire/account.ts';
import { signUp } from '../wire/account-codes.ts';
import { readSignIn, readSignUp } from './read-account.ts';

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
