import type { Job } from '@glo/domain/jobs/job';
import type { Resource } from '../resource.ts';
import { aheadFreshFor, type ServiceStore } from '../store/service-store.ts';

/** The active and the closed jobs of the recruiter. Read reactively. */
export class AllJobs {
  readonly #store: ServiceStore;

  constructor(store: ServiceStore) {
    this.#store = store;
  }

  get lists(): readonly Resource<readonly Job[]>[] {
    return [this.#store.jobs('ACTIVE'), this.#store.jobs('CLOSED')];
  }

  /** `null` until both lists are there. */
  get value(): readonly Job[] | null {
    const values = this.lists.flatMap(({ value }) => (value === null ? [] : [value]));
    return values.length < this.lists.length ? null : values.flat();
  }

  get state(): Resource<unknown>['state'] {
    const states = this.lists.map(({ state }) => state);
    if (states.includes('failed')) return 'failed';
    return states.includes('loading') ? 'loading' : 'ready';
  }

  read(): void {
    for (const list of this.lists) void list.readFresh(aheadFreshFor);
  }
}
