import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { ServiceStore } from '../store/service-store.ts';

/** Lets the decisions of jobs that were closed long ago expire (decision 74), whenever the lists of jobs are read. */
@injectable()
export class ClosedJobs {
  readonly #store: ServiceStore;
  readonly #keeping: VerdictKeeping;

  constructor(store: ServiceStore, keeping: VerdictKeeping) {
    this.#store = store;
    this.#keeping = keeping;
    // Waits for the active jobs, because a job that was closed long ago may be active again.
    reaction(
      () => [this.#store.jobs('ACTIVE').value, this.#store.jobs('CLOSED').value] as const,
      ([active, closed]) => active && void this.#keeping.sawJobs([...active, ...(closed ?? [])], new Date()),
    );
  }
}
