import type { CandidateEmail, Emails } from '@glo/domain/contact/emails';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import { withRetryAt } from '../http/retry.ts';
import { sendEmail } from '../wire/email.ts';

export class HttpEmails extends ApiClient implements Emails {
  async send({ to, subject, content, meetingLink }: CandidateEmail): Promise<Outcome<void>> {
    const answer = await this.api.send(sendEmail, {
      body: { email: to, subject, content, link: meetingLink },
      fields: { subject: 'subject', content: 'content', link: 'meetingLink' },
    });
    return mapOutcome(withRetryAt(answer), () => undefined);
  }
}
