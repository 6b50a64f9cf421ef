import { type Job, type JobStatus, withViewed } from '@glo/domain/jobs/job';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import { failure, type Outcome } from '@glo/domain/shared/outcome';
import { type Change, Tabs } from '@glo/domain/shared/tabs';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { Notices } from '../notices.ts';
import { Resource } from '../resource.ts';
import { SessionState } from '../session-state.ts';
import { DeviceCode } from '../device-code.ts';

type JobList = Resource<readonly Job[]>;
type LoadedJobs = Partial<Readonly<Record<JobStatus, readonly Job[]>>>;

/**
 * Cached lists are shown at once while they reload. Cleared when a job is posted or changed and on sign-out. They follow
 * other tabs.
 */
@injectable()
export class PostedJobs {
  #lists = new Map<JobStatus, JobList>();
  #loaded: LoadedJobs = {};
  /** Ids of all jobs that the tab has loaded. */
  readonly #known = new Set<JobId>();
  readonly #board: JobBoard;
  readonly #session: SessionState;
  readonly #notices: Notices;
  readonly #verdicts: DeviceCode;

  constructor(
    board: JobBoard,
    lifecycle: JobLifecycle,
    session: SessionState,
    notices: Notices,
    tabs: Tabs,
    verdicts: DeviceCode,
  ) {
    this.#verdicts = verdicts;
    this.#board = board;
    this.#session = session;
    this.#notices = notices;
    lifecycle.onChanged(this.#clear);
    reaction(() => session.draftsOf, this.#forget);
    tabs.subscribe(this.#follow);
  }

  withStatus(status: JobStatus): JobList {
    const list = this.#lists.get(status) ?? new Resource(() => this.#load(status), this.#notices.showReadFailure);
    this.#lists.set(status, list);
    return list;
  }

  get known(): ReadonlySet<JobId> {
    return this.#known;
  }

  find(id: JobId): Job | null {
    const jobs = [...this.#lists.values()].flatMap(({ value }) => value ?? []);
    return jobs.find((job) => job.id === id) ?? null;
  }

  viewed(id: JobId, student: StudentId): void {
    for (const list of this.#lists.values()) {
      list.change((jobs) => jobs.map((job) => (job.id === id ? withViewed(job, student) : job)));
    }
  }

  /** Open screens keep their list object. */
  readonly #clear = (): void => {
    this.#lists = new Map();
    this.#loaded = {};
  };

  readonly #forget = (): void => {
    this.#clear();
    this.#known.clear();
  };

  readonly #follow = ({ about, id, value }: Change): void => {
    if (about === 'viewed' && typeof value === 'string') this.viewed(id as JobId, value as StudentId);
    else if (about === 'job' || about === 'return') for (const list of this.#lists.values()) void list.refresh();
  };

  async #load(status: JobStatus): Promise<Outcome<readonly Job[]>> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return failure('signed-out');
    const answer = await (status === 'ACTIVE' ? this.#board.activeJobs(account) : this.#board.pastJobs(account));
    if (!answer.ok) return answer;
    for (const { id } of answer.value) this.#known.add(id);
    void this.#expireVerdicts(account, { ...this.#loaded, [status]: answer.value });
    return answer;
  }

  /** Waits for the active jobs, because a job that was closed long ago may be active again. */
  async #expireVerdicts(account: AccountId, loaded: LoadedJobs): Promise<void> {
    this.#loaded = loaded;
    const { ACTIVE: active, CLOSED: closed = [] } = loaded;
    if (active === undefined) return;
    // Without its code, the next list tries again.
    const code = await this.#verdicts.load().catch(() => null);
    if (this.#session.current?.accountId === account) await code?.keeping.sawJobs([...active, ...closed], new Date());
  }
}
