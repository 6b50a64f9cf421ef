import type { Candidate } from '../candidates/candidate.ts';
import { type Notifications, shortlistedMessage } from '../candidates/notifications.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import type { Leaving } from '../shared/leaving.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DoneElsewhere, Tabs } from '../shared/tabs.ts';
import { DelayedNotification } from './delayed-notification.ts';

/** Shortlists at the recruiter service (specification 2, section 7). */
export abstract class Shortlists {
  abstract candidates(job: JobId): Promise<Outcome<readonly Candidate[]>>;
  /** Returns the best matches that have not applied. */
  abstract recommended(job: JobId): Promise<Outcome<readonly Candidate[]>>;
  abstract add(job: JobId, candidate: Candidate): Promise<Outcome<void>>;
  abstract remove(job: JobId, student: StudentId): Promise<Outcome<void>>;
}

/** Shortlists candidates and notifies them (specification 2, section 4: candidate per job). */
export class Shortlisting {
  readonly #shortlists: Shortlists;
  readonly #notifications: Notifications;
  readonly #leaving: Leaving;
  readonly #tabs: Tabs;

  constructor(shortlists: Shortlists, notifications: Notifications, leaving: Leaving, tabs: Tabs) {
    this.#tabs = tabs;
    this.#shortlists = shortlists;
    this.#notifications = notifications;
    this.#leaving = leaving;
  }

  /**
   * Notifies the student at once, or later if `together` is given. Does nothing if another tab has shortlisted the
   * candidate since `readAt` (milliseconds).
   */
  async add(
    job: JobId,
    candidate: Candidate,
    readAt: number,
    together: DelayedNotification | null,
  ): Promise<Outcome<void> | DoneElsewhere> {
    const { id } = candidate;
    const added = await this.#tabs.once(`shortlist ${job} ${id}`, readAt, () => this.#shortlists.add(job, candidate));
    if ('elsewhere' in added || !added.ok) return added;
    if (together === null) void this.#notifications.send([id], shortlistedMessage);
    else together.add(id);
    return added;
  }

  /** Creates the notification of a bulk action, which is sent after the time to undo it. */
  notifyTogether(): DelayedNotification {
    return new DelayedNotification(shortlistedMessage, this.#notifications, this.#leaving);
  }
}

export const candidateRemoved = 'Candidate Removed!';
