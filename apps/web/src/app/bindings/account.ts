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
import { Tabs } from '@glo/domain/shared/tabs';
import { SupportGateway } from '@glo/domain/support/support-report';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration.ts';
import { VerdictCode } from '../../state/verdicts/verdict-code.ts';
import { LazyVerdicts } from './lazy-verdicts.ts';
import { provide } from './provide.ts';

export const account = new ContainerModule((options) => {
  const { bind } = options;
  provide(options, AccountCodes, HttpAccountCodes, [Api]);
  provide(options, SignUpConfirmation, SignUpConfirmation, [AccountCodes, Accounts, CurrentSession]);
  provide(options, PasswordReset, PasswordReset, [AccountCodes, CurrentSession]);
  provide(options, ProfileGateway, HttpProfileGateway, [Api]);
  provide(options, ProfileEditing, ProfileEditing, [ProfileGateway, CurrentSession]);
  provide(options, OwnAccount, OwnAccount, [ProfileGateway, CurrentSession]);
  provide(options, VerdictCode, LazyVerdicts, [CurrentSession, Tabs]);
  bind(SupportGateway).toResolvedValue(
    ({ supportEmail }) => new EmailSupportGateway(supportEmail),
    [configurationToken],
  );
});
