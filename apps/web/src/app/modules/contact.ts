import { Api } from '@glo/adapters/http/api';
import { HttpEmails } from '@glo/adapters/recruiter-api/http-emails';
import { Emails } from '@glo/domain/contact/emails';
import { ContainerModule } from 'inversify';
import { EmailDrafts } from '../../features/candidates/connect/email-drafts.ts';

/** E-mails to candidates. Needs the modules `tab` and `device`. */
export const contact = new ContainerModule(({ bind }) => {
  bind(Emails).toResolvedValue((api) => new HttpEmails(api), [Api]);
  bind(EmailDrafts).toSelf();
});
