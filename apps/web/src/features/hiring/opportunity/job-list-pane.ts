import type { Job, JobStatus } from '@glo/domain/jobs/job';
import { makeAutoObservable } from 'mobx';
import type { Resource } from '../../../state/resource.ts';

/** The jobs beside the chosen one: all of its status. */
export class JobListPane {
  /** null until it is known which jobs these are. */
  status: JobStatus | null = null;
  list: Resource<readonly Job[]>;
  readonly #listOf: (status: JobStatus) => Resource<readonly Job[]>;

  constructor(listOf: (status: JobStatus) => Resource<readonly Job[]>) {
    this.#listOf = listOf;
    this.list = listOf('ACTIVE');
    makeAutoObservable(this);
  }

  /** What is there stays; a list that failed is asked for again. */
  show(status: JobStatus): void {
    if (this.status === status && this.list.state !== 'failed') return;
    this.list.request.cancel();
    if (this.status !== status) this.list = this.#listOf(status);
    this.status = status;
    void this.list.load();
  }

  /** One of them changed. */
  reload(): void {
    if (this.status !== null) void this.list.load();
  }

  stop(): void {
    this.list.cancel();
  }
}
