import type { StudentId } from '../shared/ids.ts';

/** Push notifications to students. They never block the user and are not retried (decision 37). */
export abstract class Notifications {
  /** Sends as few requests as the service allows (decision 62), also while the page closes. Never rejects. */
  abstract send(to: readonly StudentId[], message: NotificationMessage): Promise<void>;
}

export const viewedMessage = 'Some recruiter viewed your profile, keep it up to date!';
export const shortlistedMessage = 'Brighten up! You are shortlisted for an opportunity!!';
export type NotificationMessage = typeof viewedMessage | typeof shortlistedMessage;
