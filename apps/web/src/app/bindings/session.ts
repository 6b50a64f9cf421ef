import { GoogleIdentityServices } from '@glo/adapters/browser/google-identity-services';
import { Api } from '@glo/adapters/http/api';
import { HttpAccounts } from '@glo/adapters/recruiter-api/http-accounts';
import { HttpGoogleAccounts } from '@glo/adapters/recruiter-api/http-google-accounts';
import { Accounts } from '@glo/domain/account/accounts';
import { GoogleAccounts } from '@glo/domain/account/google-accounts';
import { GoogleIdentity } from '@glo/domain/account/google-identity';
import { GoogleSignIn } from '@glo/domain/account/google-sign-in';
import { CurrentSession } from '@glo/domain/account/session';
import { SignIn } from '@glo/domain/account/sign-in';
import { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration.ts';

/** Part of the first load. */
export const session = new ContainerModule(({ bind }) => {
  bind(Accounts).toResolvedValue((api) => new HttpAccounts(api), [Api]);
  bind(SignIn).toResolvedValue((accounts, current) => new SignIn(accounts, current), [Accounts, CurrentSession]);
  bind(GoogleIdentity).toResolvedValue(
    ({ googleClientId, googleScript }) =>
      new GoogleIdentityServices({ clientId: googleClientId, script: googleScript }),
    [configurationToken],
  );
  bind(GoogleAccounts).toResolvedValue((api) => new HttpGoogleAccounts(api), [Api]);
  bind(GoogleSignIn).toResolvedValue(
    (googleAccounts, accounts, current, drafts) => new GoogleSignIn(googleAccounts, accounts, current, drafts),
    [GoogleAccounts, Accounts, CurrentSession, OnboardingDrafts],
  );
});
