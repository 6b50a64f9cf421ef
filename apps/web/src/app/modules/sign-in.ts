import { Api } from '@glo/adapters/http';
import { HttpAccounts } from '@glo/adapters/recruiter-api';
import { Accounts, CurrentSession, SignIn } from '@glo/domain/account';
import { ContainerModule } from 'inversify';

/** What /login needs: the first screen of most visits, so nothing more. */
export const signIn = new ContainerModule(({ bind }) => {
  bind(Accounts).toResolvedValue((api) => new HttpAccounts(api), [Api]);
  bind(SignIn).toResolvedValue((accounts, session) => new SignIn(accounts, session), [Accounts, CurrentSession]);
});
