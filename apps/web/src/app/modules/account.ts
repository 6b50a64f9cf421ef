import { Api } from '@glo/adapters/http/api';
import { HttpAccountCodes } from '@glo/adapters/recruiter-api/http-account-codes';
import { AccountCodes } from '@glo/domain/account/account-codes';
import { Accounts } from '@glo/domain/account/accounts';
import { CurrentSession } from '@glo/domain/account/session';
import { PasswordReset } from '@glo/domain/account/password-reset';
import { SignUpConfirmation } from '@glo/domain/account/sign-up-confirmation';
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
