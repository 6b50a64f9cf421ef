import { GoogleIdentityServices } from '@glo/adapters/browser/google-identity-services';
import { Api } from '@glo/adapters/http/api';
import { HttpGoogleAccounts } from '@glo/adapters/recruiter-api/http-google-accounts';
import { Accounts } from '@glo/domain/account/accounts';
import { CurrentSession } from '@glo/domain/account/session';
import { GoogleAccounts } from '@glo/domain/account/google-accounts';
import { GoogleIdentity } from '@glo/domain/account/google-identity';
import { GoogleSignIn } from '@glo/domain/account/google-sign-in';
import { ContainerModule } from 'inversify';
import { GoogleButtonPresenter } from '../../features/account/google/google-button-presenter.ts';
import { configurationToken } from '../configuration/configuration-token.ts';

/** Google's button and what comes of it, on top of the module `sign-in`. */
export const google = new ContainerModule(({ bind }) => {
  bind(GoogleIdentity).toResolvedValue(
    ({ googleClientId, googleScript }) =>
      new GoogleIdentityServices({ clientId: googleClientId, script: googleScript }),
    [configurationToken],
  );
  bind(GoogleAccounts).toResolvedValue((api) => new HttpGoogleAccounts(api), [Api]);
  bind(GoogleSignIn).toResolvedValue(
    (googleAccounts, accounts, session) => new GoogleSignIn(googleAccounts, accounts, session),
    [GoogleAccounts, Accounts, CurrentSession],
  );
  bind(GoogleButtonPresenter).toSelf().inTransientScope();
});
