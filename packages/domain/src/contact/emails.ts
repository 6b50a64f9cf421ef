import type { Outcome } from '../shared/outcome.ts';
import { timeOf } from '../shared/dates.ts';
import type { StudentId } from '../shared/ids.ts';
import type { Contact } from './contacts.ts';

export interface CandidateEmail {
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
}

/** The place of an email in the outbox, and what it is about. */
export interface OutboxItem extends Omit<Contact, 'at'> {
  /** Id of the mailing, or of the student for an email to one. */
  readonly mailing: string;
  readonly student: StudentId;
  /** The recruiter sends it again although it may have arrived. */
  readonly isRepeat?: boolean;
}

export abstract class Emails {
  /** Resolves to the ISO time of an earlier sending of the same email, because it is not sent twice. */
  abstract send(email: CandidateEmail, item: OutboxItem): Promise<Outcome<string | void>>;
}

/** Specification 2, section 8. */
export const emailSent = 'Email was sent succesfully';

/** Another email within 30 days may feel pressing. */
const recently = 30 * 24 * 60 * 60 * 1000;

/** `at` is an ISO time, `null` without an email. */
export function wasContactedLately(at: string | null, now: Date): boolean {
  return at !== null && now.getTime() - timeOf(at) < recently;
}
