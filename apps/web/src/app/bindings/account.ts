import { EmailSupportGateway } from '@glo/adapters/browser/email-support-gateway';
import { Api } from '@glo/adapters/http/api';
import { HttpAccountCodes } from '@glo/adapters/recruiter-api/http-account-codes';
import { HttpProfileGateway } from '@glo/adapters/recruiter-api/http-profile-gateway';
import { AccountCodes } from '@glo/domain/account/account-codes';
import { Accounts } from '@glo/domain/account/accounts';
import { PasswordReset } from '@glo/domain/account/password-reset';
import { CurrentSession } from '@glo/domain/account/session';
import { SignUpConfirmation } from '@glo/domain/account/sign-up-confirmation';
import { OwnAccount } from '@glo/domain/profile/own-account';
import { ProfileGateway } from '@glo/domain/profile/profile-gateway';
import { ProfileEditing } from '@glo/domain/profile/profile-editing';
import { SupportGateway } from '@glo/domain/support/support-gateway';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration.ts';

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
  bind(ProfileGateway).toResolvedValue((api) => new HttpProfileGateway(api), [Api]);
  bind(ProfileEditing).toResolvedValue(
    (gateway, session) => new ProfileEditing(gateway, session),
    [ProfileGateway, CurrentSession],
  );
  bind(OwnAccount).toResolvedValue(
    (gateway, session) => new OwnAccount(gateway, session),
    [ProfileGateway, CurrentSession],
  );
  bind(SupportGateway).toResolvedValue(
    ({ supportEmail }) => new EmailSupportGateway(supportEmail),
    [configurationToken],
  );
});
