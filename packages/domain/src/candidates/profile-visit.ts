import type { CurrentSession } from '../account/session.ts';
import type { TabMemory } from '../client-storage/client-storage.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import type { Sight } from '../shared/page.ts';
import type { Tabs } from '../shared/tabs.ts';
import { type Notifications, viewedMessage } from './notifications.ts';

const name = 'visits';
/** Time in sight after which a profile counts as viewed (decision 70). In milliseconds. */
const viewedAfter = 1500;
/** A reload or paging back within this time continues the visit. In milliseconds. */
const sameVisit = 30 * 60 * 1000;
/** Maximum number of visits that a tab stores. */
const most = 200;

interface VisitedFrom {
  readonly id: JobId;
  /** Resolves to false for a colleague's job, which is read-only (decision 17). */
  takesViews(): Promise<boolean>;
}

type Visits = ReadonlyMap<string, number>;

/** Notifies the student and marks the profile as viewed, once per visit (decision 37). */
export class ProfileVisit {
  readonly #board: JobBoard;
  readonly #notifications: Notifications;
  readonly #memory: TabMemory;
  readonly #session: CurrentSession;
  readonly #tabs: Tabs;
  readonly #sight: Sight;

  constructor(
    board: JobBoard,
    notifications: Notifications,
    memory: TabMemory,
    session: CurrentSession,
    tabs: Tabs,
    sight: Sight,
  ) {
    this.#tabs = tabs;
    this.#sight = sight;
    this.#board = board;
    this.#notifications = notifications;
    this.#memory = memory;
    this.#session = session;
  }

  /** Calls `count` once the profile has been in sight long enough to count. Returns the cancel function. */
  whenSeen(count: () => void): () => void {
    return this.#sight.after(viewedAfter, count);
  }

  /** `job` is the job that the profile was opened from. Failures are ignored, because the profile is shown anyway. */
  async begin(student: StudentId, job: VisitedFrom | null): Promise<void> {
    const visit = [this.#session.current?.accountId, student, job?.id].join(' ');
    const visits = this.#recent();
    if (visits.has(visit)) return;
    this.#remember(new Map(visits).set(visit, Date.now()));
    void this.#tabs.once(`viewed ${visit}`, Date.now() - sameVisit, async () => {
      await this.#notifications.send([student], viewedMessage);
      return { ok: true };
    });
    if (job === null || !(await job.takesViews())) return;
    const marked = await this.#board.markViewed(job.id, student);
    if (marked.ok) this.#tabs.announce({ about: 'viewed', id: job.id, value: student });
  }

  #recent(): Visits {
    try {
      const kept: unknown = JSON.parse(this.#memory.read(name) ?? '[]');
      const since = Date.now() - sameVisit;
      return new Map((Array.isArray(kept) ? kept : []).filter(isVisit).filter(([, at]) => at > since));
    } catch {
      return new Map();
    }
  }

  #remember(visits: Visits): void {
    this.#memory.write(name, JSON.stringify([...visits].slice(-most)));
  }
}

function isVisit(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
