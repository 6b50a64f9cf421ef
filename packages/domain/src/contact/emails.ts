import type { CurrentSession } from '../account/session.ts';
import { type Outcome, success } from '../shared/outcome.ts';
import type { Tabs } from '../shared/tabs.ts';

/** An e-mail to a candidate (specification 2, connect via e-mail). */
export interface CandidateEmail {
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
}

/** E-mails that the recruiter service sends to candidates. */
export abstract class Emails {
  /** Returns the ISO time at which another tab had sent the very same, if one had: it is not sent again. */
  abstract send(email: CandidateEmail): Promise<Outcome<string | void>>;
}

/** What is said once it went out, byte for byte (specification 2, section 8). */
export const emailSent = 'Email was sent succesfully';

/** The same text may go to the same person again after this time, in milliseconds. */
const sameEmail = 60 * 60 * 1000;

/** Sends an email once, in however many tabs it is open. */
export function sentByOneTab(emails: Emails, tabs: Tabs, session: CurrentSession): Emails {
  return {
    async send(email) {
      const { to, subject, content, meetingLink } = email;
      const name = JSON.stringify(['email', session.current?.accountId, to, subject, content, meetingLink]);
      const answer = await tabs.once(name, Date.now() - sameEmail, () => emails.send(email));
      return 'elsewhere' in answer ? success(answer.elsewhere) : answer;
    },
  };
}
