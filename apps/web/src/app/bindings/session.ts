import { LazyGoogle } from './lazy-google.ts';
import { Api } from '@glo/adapters/http/api';
import { HttpAccounts, HttpGoogleAccounts } from '@glo/adapters/recruiter-api/http-accounts';
import { Accounts } from '@glo/domain/account/accounts';
import { GoogleIdentity } from '@glo/domain/account/google-identity';
import { GoogleAccounts, GoogleSignIn } from '@glo/domain/account/google-sign-in';
import { CurrentSession } from '@glo/domain/account/session';
import { SignIn } from '@glo/domain/account/sign-in';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration.ts';
import { provide } from './provide.ts';

/** Part of the first load. */
export const session = new ContainerModule((options) => {
  const { bind } = options;
  provide(options, Accounts, HttpAccounts, [Api]);
  provide(options, SignIn, SignIn, [Accounts, CurrentSession]);
  bind(GoogleIdentity).toResolvedValue(
    ({ googleClientId, googleScript }) => new LazyGoogle({ clientId: googleClientId, script: googleScript }),
    [configurationToken],
  );
  provide(options, GoogleAccounts, HttpGoogleAccounts, [Api]);
  provide(options, GoogleSignIn, GoogleSignIn, [GoogleAccounts, Accounts, CurrentSession, OnboardingDrafts]);
});
