import { GoogleIdentityServices } from '@glo/adapters/browser';
import { Api } from '@glo/adapters/http';
import { HttpGoogleAccounts } from '@glo/adapters/recruiter-api';
import { Accounts, CurrentSession, GoogleAccounts, GoogleIdentity, GoogleSignIn } from '@glo/domain/account';
import { ContainerModule } from 'inversify';
import { GoogleButtonPresenter } from '../../features/account/google/google-button-presenter.ts';
import { configurationToken } from '../configuration-token.ts';

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
