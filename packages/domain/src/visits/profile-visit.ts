import type { CurrentSession } from '../account/session.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import type { Sight } from '../shared/page.ts';
import type { Tabs } from '../shared/tabs.ts';
import { type Notifications, viewedMessage } from '../candidates/notifications.ts';

/** Time in sight after which a profile counts as viewed (decision 70). In milliseconds. */
const viewedAfter = 1500;
/** A reload or paging back within this time continues the visit. In milliseconds. */
const sameVisit = 30 * 60 * 1000;

interface VisitedFrom {
  readonly id: JobId;
  /** Resolves to false for a colleague's job, which is read-only (decision 17). */
  takesViews(): Promise<boolean>;
}

export abstract class Visits {
  /**
   * Resolves to false if a visit of this account to the student from this job began after `since` (milliseconds).
   * Otherwise resolves to true once the new visit is on disk, because a crash must not repeat its notification.
   */
  abstract begin(student: StudentId, job: JobId | null, since: number): Promise<boolean>;
}

/** Notifies the student and marks the profile as viewed, once per visit (decision 37). */
export class ProfileVisit {
  readonly #board: JobBoard;
  readonly #notifications: Notifications;
  readonly #visits: Visits;
  readonly #session: CurrentSession;
  readonly #tabs: Tabs;
  readonly #sight: Sight;

  constructor(
    board: JobBoard,
    notifications: Notifications,
    visits: Visits,
    session: CurrentSession,
    tabs: Tabs,
    sight: Sight,
  ) {
    this.#tabs = tabs;
    this.#sight = sight;
    this.#board = board;
    this.#notifications = notifications;
    this.#visits = visits;
    this.#session = session;
  }

  whenSeen(count: () => void): () => void {
    return this.#sight.after(viewedAfter, count);
  }

  /** `job` is the job that the profile was opened from. Failures are ignored, because the profile is shown anyway. */
  async begin(student: StudentId, job: VisitedFrom | null): Promise<void> {
    const visit = [this.#session.current?.accountId, student, job?.id].join(' ');
    const since = Date.now() - sameVisit;
    const begun = await this.#tabs.once(`viewed ${visit}`, since, async () => {
      const ok = await this.#visits.begin(student, job?.id ?? null, since);
      if (ok) void this.#notifications.send([student], viewedMessage);
      return { ok };
    });
    if ('elsewhere' in begun || !begun.ok || job === null || !(await job.takesViews())) return;
    const marked = await this.#board.markViewed(job.id, student);
    if (marked.ok) this.#tabs.announce({ about: 'viewed', id: job.id, value: student });
  }
}
