import { Api } from '@glo/adapters/http/api';
import { HttpAccounts } from '@glo/adapters/recruiter-api/http-accounts';
import { Accounts } from '@glo/domain/account/accounts';
import { CurrentSession } from '@glo/domain/account/session';
import { SignIn } from '@glo/domain/account/sign-in';
import { ContainerModule } from 'inversify';

/** What /login needs: the first screen of most visits, so nothing more. */
export const signIn = new ContainerModule(({ bind }) => {
  bind(Accounts).toResolvedValue((api) => new HttpAccounts(api), [Api]);
  bind(SignIn).toResolvedValue((accounts, session) => new SignIn(accounts, session), [Accounts, CurrentSession]);
});
