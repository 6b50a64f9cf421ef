import { EmailSupportDesk } from '@glo/adapters/browser/email-support-desk';
import { Api } from '@glo/adapters/http/api';
import { HttpAccountCodes } from '@glo/adapters/recruiter-api/http-account-codes';
import { HttpProfileDesk } from '@glo/adapters/recruiter-api/http-profile-desk';
import { AccountCodes } from '@glo/domain/account/account-codes';
import { Accounts } from '@glo/domain/account/accounts';
import { PasswordReset } from '@glo/domain/account/password-reset';
import { CurrentSession } from '@glo/domain/account/session';
import { SignUpConfirmation } from '@glo/domain/account/sign-up-confirmation';
import { OwnAccount } from '@glo/domain/profile/own-account';
import { ProfileDesk } from '@glo/domain/profile/profile-desk';
import { ProfileEditing } from '@glo/domain/profile/profile-editing';
import { SupportDesk } from '@glo/domain/support/support-desk';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration-token.ts';

/** Codes and what they open, a recruiter's own profile, password and account, and reports to those who run the product. */
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
  bind(ProfileDesk).toResolvedValue((api) => new HttpProfileDesk(api), [Api]);
  bind(ProfileEditing).toResolvedValue(
    (desk, session) => new ProfileEditing(desk, session),
    [ProfileDesk, CurrentSession],
  );
  bind(OwnAccount).toResolvedValue((desk, session) => new OwnAccount(desk, session), [ProfileDesk, CurrentSession]);
  bind(SupportDesk).toResolvedValue(({ supportEmail }) => new EmailSupportDesk(supportEmail), [configurationToken]);
});
