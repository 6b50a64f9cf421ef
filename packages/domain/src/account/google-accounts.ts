import type { Outcome } from '../shared/outcome.ts';
import type { SignUpAnswer } from './account-codes.ts';
import type { SignInAnswer } from './accounts.ts';
import type { GoogleCredential } from './google-identity.ts';

/** Accounts at the recruiter service that sign in with Google (decision 16). */
export abstract class GoogleAccounts {
  abstract signIn(credential: GoogleCredential): Promise<Outcome<SignInAnswer>>;
  /** Creates a verified account, unless the email has one. */
  abstract signUp(credential: GoogleCredential): Promise<Outcome<SignUpAnswer>>;
}
