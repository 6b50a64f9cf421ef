import type { Job, JobLifecycle, JobStatus } from '@glo/domain/jobs';
import type { JobId } from '@glo/domain/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import { texts } from './texts.ts';

/** Closing and activating jobs on a screen, with Undo in the toast (decision 29). */
export class JobStatusChange {
  /** Jobs whose change is under way: their button is at work. */
  readonly changing = new Set<JobId>();
  readonly #lifecycle: JobLifecycle;
  readonly #notices: Notices;
  readonly #onChanged: (job: Job) => void;

  /** `onChanged` hears of every change, Undo included, with the job as the service answered; also when another job is open by then. */
  constructor(lifecycle: JobLifecycle, notices: Notices, onChanged: (job: Job) => void) {
    this.#lifecycle = lifecycle;
    this.#notices = notices;
    this.#onChanged = onChanged;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Closes an active job, activates a closed one. */
  async toggle(job: Job): Promise<void> {
    if (this.changing.has(job.id)) return;
    const changed = await this.#change(job, job.status === 'ACTIVE' ? 'CLOSED' : 'ACTIVE');
    if (changed === null) return;
    const text = texts.statusChanged[changed.status](job.title);
    this.#notices.undoable(text, () => void this.#change(changed, job.status));
  }

  async #change(job: Job, status: JobStatus): Promise<Job | null> {
    runInAction(() => this.changing.add(job.id));
    const answer = await this.#lifecycle.changeStatus(job.id, status);
    runInAction(() => {
      this.changing.delete(job.id);
      if (answer.ok) this.#onChanged(answer.value);
      else this.#notices.failed(answer.failure);
    });
    return answer.ok ? answer.value : null;
  }
}
