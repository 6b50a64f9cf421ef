import type { StudentId } from '../shared/ids.ts';
import type { Failure } from '../shared/outcome.ts';

/** Push notifications to students. They never block the user, and only the recruiter repeats them (decision 37). */
export abstract class Notifications {
  /**
   * Sends as few requests as the service allows (decision 62), also while the page closes. Never rejects. Resolves to
   * students that were not certainly notified.
   */
  abstract send(to: readonly StudentId[], message: NotificationMessage): Promise<ReadonlyMap<StudentId, Failure>>;
}

export const viewedMessage = 'Some recruiter viewed your profile, keep it up to date!';
export const shortlistedMessage = 'Brighten up! You are shortlisted for an opportunity!!';
export type NotificationMessage = typeof viewedMessage | typeof shortlistedMessage;
