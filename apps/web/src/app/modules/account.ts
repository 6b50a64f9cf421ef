import { Accounts, CurrentSession, PasswordReset } from '@glo/domain/account';
import { ContainerModule } from 'inversify';

/** Codes and new passwords, on top of the module `sign-in`. */
export const account = new ContainerModule(({ bind }) => {
  bind(PasswordReset).toResolvedValue(
    (accounts, session) => new PasswordReset(accounts, session),
    [Accounts, CurrentSession],
  );
});
