import type { Job } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { DeviceCode } from '../device-code.ts';
import { SessionState } from '../session-state.ts';
import { ServiceStore } from '../store/service-store.ts';

/** Lets the decisions of jobs that were closed long ago expire (decision 74), whenever the lists of jobs are read. */
@injectable()
export class ClosedJobs {
  readonly #store: ServiceStore;
  readonly #code: DeviceCode;
  readonly #session: SessionState;

  constructor(store: ServiceStore, code: DeviceCode, session: SessionState) {
    this.#store = store;
    this.#code = code;
    this.#session = session;
    // Waits for the active jobs, because a job that was closed long ago may be active again.
    reaction(
      () => [this.#store.jobs('ACTIVE').value, this.#store.jobs('CLOSED').value] as const,
      ([active, closed]) => active && void this.#expire([...active, ...(closed ?? [])]),
    );
  }

  async #expire(jobs: readonly Job[]): Promise<void> {
    const account = this.#session.current?.accountId;
    // Without its code, the next list tries again.
    const code = await this.#code.load();
    if (this.#session.current?.accountId === account) await code?.keeping.sawJobs(jobs, new Date());
  }
}
