import type { Outcome } from '../shared/outcome.ts';

/** An e-mail to a candidate (specification 2, connect via e-mail). */
export interface CandidateEmail {
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  readonly meetingLink: string;
}

/** E-mails that the recruiter service sends to candidates. */
export abstract class Emails {
  abstract send(email: CandidateEmail): Promise<Outcome<void>>;
}

/** What is said once it went out, byte for byte (specification 2, section 8). */
export const emailSent = 'Email was sent succesfully';
