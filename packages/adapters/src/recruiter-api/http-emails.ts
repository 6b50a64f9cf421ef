import type { CandidateEmail, Emails } from '@glo/domain/contact/emails';
import type { Outcome } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import { sendEmail } from '../wire/email.ts';

export class HttpEmails extends ApiClient implements Emails {
  send({ to, subject, content, meetingLink }: CandidateEmail): Promise<Outcome<void>> {
    return this.command(sendEmail, {
      body: { email: to, subject, content, link: meetingLink },
      fields: { subject: 'subject', content: 'content', link: 'meetingLink' },
    });
  }
}
