import type { Candidate } from '../candidates/candidate.ts';
import type { Notifications } from '../candidates/notifications.ts';
import { shortlistedMessage } from '../candidates/notifications.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import type { Leaving } from '../shared/leaving.ts';
import type { Outcome } from '../shared/outcome.ts';
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

  constructor(shortlists: Shortlists, notifications: Notifications, leaving: Leaving) {
    this.#shortlists = shortlists;
    this.#notifications = notifications;
    this.#leaving = leaving;
  }

  /** Shortlists, then lets the student know, once. */
  async add(job: JobId, candidate: Candidate): Promise<Outcome<void>> {
    const added = await this.#shortlists.add(job, candidate);
    if (added.ok) void this.#notifications.send([candidate.id], shortlistedMessage);
    return added;
  }

  /** For shortlisting many, which can be undone: the students hear of it together, afterwards. */
  notifyTogether(): DelayedNotification {
    return new DelayedNotification(shortlistedMessage, this.#notifications, this.#leaving);
  }
}

export const candidateRemoved = 'Candidate Removed!';
