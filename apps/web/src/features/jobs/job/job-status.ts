import type { Job, JobStatus } from '@glo/domain/jobs/job';
import type { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { JobId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observable } from 'mobx';
import { Action } from '../../../state/action.ts';
import type { Notices } from '../../../state/notices.ts';
import { texts } from './texts.ts';

interface StatusHandling {
  readonly lifecycle: JobLifecycle;
  readonly notices: Notices;
  /** Asks the recruiter. */
  readonly mayClose: (job: Job) => Promise<boolean>;
  /** Runs after every change including Undo, even for another open job. */
  readonly onChanged: (id: JobId, change: Partial<Job>) => void;
}

/** Closes and reactivates jobs with Undo (decision 29). */
export class JobStatusChange {
  readonly #changes = observable.map<JobId, Action<Outcome<Partial<Job>>>>({}, { deep: false });
  readonly #handling: StatusHandling;

  constructor(handling: StatusHandling) {
    this.#handling = handling;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isChanging(job: JobId): boolean {
    return this.#changes.get(job)?.pending === true;
  }

  isSlow(job: JobId): boolean {
    return this.#changes.get(job)?.slow === true;
  }

  async toggle(job: Job): Promise<void> {
    const { mayClose, notices } = this.#handling;
    if (this.isChanging(job.id)) return;
    if (job.status === 'ACTIVE' && !(await mayClose(job))) return;
    // The job may have been changed during the question.
    if (this.isChanging(job.id)) return;
    await this.#change(job, job.status === 'ACTIVE' ? 'CLOSED' : 'ACTIVE', (changed) =>
      notices.offerUndo({
        // Replaces the toast: only the last change can be undone.
        key: job.id,
        text: texts.statusChanged[changed.status],
        detail: job.title,
        undo: () => void this.#change(changed, job.status),
      }),
    );
  }

  stopWaiting(job: JobId): void {
    this.#changes.get(job)?.cancel();
  }

  keepWaiting(job: JobId): void {
    if (this.isSlow(job)) void this.#changes.get(job)?.restart();
  }

  async #change(job: Job, status: JobStatus, onDone?: (changed: Job) => void): Promise<void> {
    const { lifecycle, notices, onChanged } = this.#handling;
    const change = new Action<Outcome<Partial<Job>>>({
      send: () => lifecycle.changeStatus(job.id, status),
      onDone: ({ value }) => {
        // A repeated press shares the request: the last one handles the response.
        if (this.isChanging(job.id)) return;
        const differences = { status, ...value };
        onChanged(job.id, differences);
        onDone?.({ ...job, ...differences });
      },
      onFailed: ({ failure }) => notices.showWriteFailure(failure),
      countsLateSuccess: true,
    });
    this.#changes.set(job.id, change);
    await change.run();
  }
}
