import type { StudentId } from '../shared/ids.ts';

/** A word to students' phones. Sent once per act; never blocks, never retried, nothing shown (decision 37). */
export abstract class Notifications {
  /** One call for all of them, as far as the service takes them together (decision 62); it leaves even when the page is closed. Never fails. */
  abstract send(to: readonly StudentId[], message: NotificationMessage): Promise<void>;
}

export const viewedMessage = 'Some recruiter viewed your profile, keep it up to date!';
export const shortlistedMessage = 'Brighten up! You are shortlisted for an opportunity!!';
export type NotificationMessage = typeof viewedMessage | typeof shortlistedMessage;
