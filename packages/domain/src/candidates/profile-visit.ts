import type { JobBoard } from '../jobs/job-board.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import { type Notifications, viewedMessage } from './notifications.ts';

/** What opening a profile sets in motion: the student hears of it; the job remembers it (decision 37). */
export class ProfileVisit {
  readonly #board: JobBoard;
  readonly #notifications: Notifications;

  constructor(board: JobBoard, notifications: Notifications) {
    this.#board = board;
    this.#notifications = notifications;
  }

  /** `job` only when the profile was opened from one. Failures are nobody's business here: the profile shows anyway. */
  async begin(student: StudentId, job: JobId | null): Promise<void> {
    this.#notifications.send(student, viewedMessage);
    if (job !== null) await this.#board.markViewed(job, student);
  }
}
