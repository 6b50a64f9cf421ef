import { EmailSupportDesk } from '@glo/adapters/browser/email-support-desk';
import { SupportDesk } from '@glo/domain/support/support-desk';
import { ContainerModule } from 'inversify';
import { Reporting } from '../../features/support/report/reporting.ts';
import { configurationToken } from '../configuration/configuration-token.ts';

/** Reports to those who run the product. Needs the modules `candidates` (clipboard) and `tab`. */
export const support = new ContainerModule(({ bind }) => {
  bind(SupportDesk).toResolvedValue(({ supportEmail }) => new EmailSupportDesk(supportEmail), [configurationToken]);
  bind(Reporting).toSelf();
});
