import type { NotificationMessage, Notifications } from '../candidates/notifications.ts';
import type { StudentId } from '../shared/ids.ts';
import type { Leaving } from '../shared/leaving.ts';

/** Collects students of a bulk action and notifies them together, when it can no longer be undone or on leaving. */
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

  remove(student: StudentId): void {
    this.#students.delete(student);
  }

  readonly send = async (): Promise<void> => {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    const students = [...this.#students];
    this.#students.clear();
    if (students.length > 0) await this.#notifications.send(students, this.#message);
  };
}
