import type { StudentId } from '../shared/ids.ts';

/** A word to a student's phone. Sent once per act; never blocks, never retried, nothing shown (decision 37). */
export abstract class Notifications {
  abstract send(to: StudentId, message: NotificationMessage): void;
}

export const viewedMessage = 'Some recruiter viewed your profile, keep it up to date!';
export const shortlistedMessage = 'Brighten up! You are shortlisted for an opportunity!!';
export type NotificationMessage = typeof viewedMessage | typeof shortlistedMessage;
