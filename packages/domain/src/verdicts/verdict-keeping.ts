import type { CurrentSession } from '../account/session.ts';
import type { DeviceRows } from '../device/device-rows.ts';
import type { Job } from '../jobs/job.ts';
import type { JobId } from '../shared/ids.ts';
import type { Tabs } from '../shared/tabs.ts';
import type { VerdictChanges, VerdictRecords, VerdictsByJob } from './verdict.ts';
import { seeClosings } from './verdict-expiry.ts';
import { Verdicts } from './verdicts.ts';

export class VerdictKeeping {
  readonly #rows: DeviceRows;
  readonly #verdicts: Verdicts;
  readonly #session: CurrentSession;
  readonly #tabs: Tabs;

  constructor(rows: DeviceRows, session: CurrentSession, tabs: Tabs) {
    this.#rows = rows;
    this.#verdicts = new Verdicts(rows);
    this.#session = session;
    this.#tabs = tabs;
  }

  /** True while verdicts are not on disk: then they are lost when the page closes. Read it after a call. */
  get isForVisitOnly(): boolean {
    return this.#rows.waiting > 0;
  }

  async whenKept(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.#rows.onWaiting(() => !this.isForVisitOnly && resolve());
    if (this.isForVisitOnly) await promise;
    stop();
  }

  /** Resolves to false if the device cannot be read yet, or not at all. */
  isReady(): Promise<boolean> {
    return this.#rows.isReady();
  }

  async ofJob(job: JobId): Promise<VerdictRecords> {
    const account = this.#session.draftsOf;
    return account === null ? new Map() : await this.#verdicts.ofJob(account, job);
  }

  async all(): Promise<VerdictsByJob> {
    const account = this.#session.current?.accountId;
    return account === undefined ? new Map() : await this.#verdicts.ofAccount(account);
  }

  async save(job: JobId, changes: VerdictChanges): Promise<void> {
    const account = this.#session.draftsOf;
    if (account === null || changes.size === 0) return;
    await this.#verdicts.save(account, job, changes);
    this.#tabs.announce({ about: 'verdicts', id: job });
  }

  /** Call with all active jobs and the closed ones that are known. Removes the verdicts of jobs closed long ago. */
  async sawJobs(jobs: readonly Pick<Job, 'id' | 'status'>[], now: Date): Promise<void> {
    const account = this.#session.draftsOf;
    if (account === null) return;
    const { closings, expired } = seeClosings(await this.#verdicts.closings(account), jobs, now);
    if (closings.size > 0) await this.#verdicts.saveClosings(account, closings);
    if (expired.length === 0) return;
    await this.#verdicts.removeJobs(account, expired);
    this.#tabs.announce({ about: 'verdicts', id: '' });
  }
}
