import { Api } from '@glo/adapters/http';
import { HttpAccountCodes } from '@glo/adapters/recruiter-api';
import { AccountCodes, Accounts, CurrentSession, PasswordReset, SignUpConfirmation } from '@glo/domain/account';
import { ContainerModule } from 'inversify';

/** Codes, what they open, and new passwords, on top of the module `sign-in`. */
export const account = new ContainerModule(({ bind }) => {
  bind(AccountCodes).toResolvedValue((api) => new HttpAccountCodes(api), [Api]);
  bind(SignUpConfirmation).toResolvedValue(
    (codes, accounts, session) => new SignUpConfirmation(codes, accounts, session),
    [AccountCodes, Accounts, CurrentSession],
  );
  bind(PasswordReset).toResolvedValue(
    (codes, session) => new PasswordReset(codes, session),
    [AccountCodes, CurrentSession],
  );
});
