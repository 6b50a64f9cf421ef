import type { Candidate } from '../candidates/candidate.ts';
import { type Notifications, shortlistedMessage } from '../candidates/notifications.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import type { Leaving } from '../shared/leaving.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { DoneElsewhere, Tabs } from '../shared/tabs.ts';
import { DelayedNotification } from './delayed-notification.ts';

/** Who is shortlisted for a job, at the recruiter service (specification 2, section 7). */
export abstract class Shortlists {
  abstract candidates(job: JobId): Promise<Outcome<readonly Candidate[]>>;
  /** The best matches for the job who have not applied. */
  abstract recommended(job: JobId): Promise<Outcome<readonly Candidate[]>>;
  abstract add(job: JobId, candidate: Candidate): Promise<Outcome<void>>;
  abstract remove(job: JobId, student: StudentId): Promise<Outcome<void>>;
}

/** Shortlisting for a job (specification 2, section 4: candidate per job). */
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
   * Shortlists, then lets the student know, once: at once or `together` with others. `readAt` is when the list was read
   * (milliseconds). What another tab has done since is not done again.
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

  /** For shortlisting many, which can be undone: the students hear of it together, afterwards. */
  notifyTogether(): DelayedNotification {
    return new DelayedNotification(shortlistedMessage, this.#notifications, this.#leaving);
  }
}

export const candidateRemoved = 'Candidate Removed!';
