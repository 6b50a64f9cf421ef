import type { CurrentSession } from '../account/session.ts';
import { type Outcome, success } from '../shared/outcome.ts';
import { timeOf } from '../shared/dates.ts';
import type { Tabs } from '../shared/tabs.ts';

export interface CandidateEmail {
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
}

export abstract class Emails {
  /** Resolves to the ISO time at which another tab sent the same email, because it is not sent twice. */
  abstract send(email: CandidateEmail): Promise<Outcome<string | void>>;
}

/** Specification 2, section 8. */
export const emailSent = 'Email was sent succesfully';

/** Period in milliseconds in which the same email to the same candidate is sent once. */
const sameEmail = 60 * 60 * 1000;

/** Sends an email once, even if it is open in several tabs. */
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

/** Another email within 30 days may feel pressing. */
const recently = 30 * 24 * 60 * 60 * 1000;

/** `at` is an ISO time, `null` without an email. */
export function wasContactedLately(at: string | null, now: Date): boolean {
  return at !== null && now.getTime() - timeOf(at) < recently;
}
