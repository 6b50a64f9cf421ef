import { HttpAccounts } from '@glo/adapters/recruiter-api';
import { Api } from '@glo/adapters/http';
import { Accounts, CurrentSession, SignIn } from '@glo/domain/account';
import { ContainerModule } from 'inversify';
import { LoginPresenter } from '../../features/account/login/login-presenter.ts';

/** Sign-up, sign-in, codes and passwords. */
export const account = new ContainerModule(({ bind }) => {
  bind(Accounts).toResolvedValue((api) => new HttpAccounts(api), [Api]);
  bind(SignIn).toResolvedValue((accounts, session) => new SignIn(accounts, session), [Accounts, CurrentSession]);
  bind(LoginPresenter).toSelf().inTransientScope();
});
