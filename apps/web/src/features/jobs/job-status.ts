import type { Job, JobStatus } from '@glo/domain/jobs/job';
import type { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import type { JobId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import { PendingRequest } from '../../state/pending-request.ts';
import { texts } from './texts.ts';

/** Closes and reactivates jobs with Undo (decision 29). */
export class JobStatusChange {
  readonly #requests = observable.map<JobId, PendingRequest>();
  readonly #lifecycle: JobLifecycle;
  readonly #notices: Notices;
  readonly #onChanged: (id: JobId, change: Partial<Job>) => void;

  /** `onChanged` runs after every change including Undo, even for another open job. */
  constructor(lifecycle: JobLifecycle, notices: Notices, onChanged: (id: JobId, change: Partial<Job>) => void) {
    this.#lifecycle = lifecycle;
    this.#notices = notices;
    this.#onChanged = onChanged;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isChanging(job: JobId): boolean {
    return this.#requests.has(job);
  }

  isSlow(job: JobId): boolean {
    return this.#requests.get(job)?.slow === true;
  }

  async toggle(job: Job): Promise<void> {
    if (this.isChanging(job.id)) return;
    const changed = await this.#change(job, job.status === 'ACTIVE' ? 'CLOSED' : 'ACTIVE');
    if (changed === null) return;
    this.#notices.undoable(
      texts.statusChanged[changed.status],
      () => void this.#change(changed, job.status),
      job.title,
      // Replaces the toast: only the last change can be undone.
      job.id,
    );
  }

  stopWaiting(job: JobId): void {
    this.#requests.get(job)?.cancel();
    this.#requests.delete(job);
  }

  keepWaiting(job: JobId): void {
    this.#requests.get(job)?.start();
  }

  /** A success counts even after canceling. A failure is then ignored. */
  async #change(job: Job, status: JobStatus): Promise<Job | null> {
    const request = new PendingRequest();
    request.start();
    runInAction(() => this.#requests.set(job.id, request));
    const answer = await this.#lifecycle.changeStatus(job.id, status);
    const isAwaited = this.#requests.get(job.id) === request;
    if (isAwaited) this.stopWaiting(job.id);
    // A repeated press shares the pending request.
    if (this.isChanging(job.id)) return null;
    const change = answer.ok ? { status, ...answer.value } : null;
    runInAction(() => {
      if (change !== null) this.#onChanged(job.id, change);
      else if (!answer.ok && isAwaited) this.#notices.actFailed(answer.failure);
    });
    return change === null ? null : { ...job, ...change };
  }
}
