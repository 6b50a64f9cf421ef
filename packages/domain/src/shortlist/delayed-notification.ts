import type { NotificationMessage, Notifications } from '../candidates/notifications.ts';
import type { StudentId } from '../shared/ids.ts';
import type { Leaving } from '../shared/leaving.ts';

/** Tells the students of one act together, once it can no longer be undone: when that is said, or before the recruiter leaves. */
export class DelayedNotification {
  readonly #message: NotificationMessage;
  readonly #notifications: Notifications;
  readonly #leaving: Leaving;
  readonly #students = new Set<StudentId>();
  #stopWaiting: (() => void) | null = null;

  constructor(message: NotificationMessage, notifications: Notifications, leaving: Leaving) {
    this.#message = message;
    this.#notifications = notifications;
    this.#leaving = leaving;
  }

  add(student: StudentId): void {
    this.#students.add(student);
    this.#stopWaiting ??= this.#leaving.before(this.send);
  }

  /** The act was undone, or is about to be. */
  remove(student: StudentId): void {
    this.#students.delete(student);
  }

  /** To all that were added since it was sent last. */
  readonly send = async (): Promise<void> => {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    const students = [...this.#students];
    this.#students.clear();
    if (students.length > 0) await this.#notifications.send(students, this.#message);
  };
}
