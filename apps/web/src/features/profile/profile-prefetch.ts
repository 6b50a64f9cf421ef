import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { ServiceStore } from '../../state/store/service-store.ts';
import { ProfileParts } from '../open-profile/profile-parts.ts';

@injectable()
export class ProfilePrefetch {
  isPrefetching = false;
  #prefetching = new AbortController();
  readonly #store: ServiceStore;

  constructor(store: ServiceStore) {
    this.#store = store;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The service asked to wait until then (429). Loading ahead goes on by itself. */
  get pausedUntil(): Date | null {
    return this.isPrefetching ? this.#store.background.waitsUntil : null;
  }

  /** Call once the open profile has been loaded. Reads what a 429 refused of it again. */
  async load(open: ProfileParts, students: readonly StudentId[]): Promise<void> {
    this.clear();
    const { signal } = (this.#prefetching = new AbortController());
    const { background } = this.#store;
    const refused = open.all.filter(({ failure }) => failure?.retryAt !== undefined);
    for (const { failure } of open.all) if (failure !== null) background.pauseAfter(failure);
    const next = students.flatMap((student) => new ProfileParts(student, this.#store).all);
    this.isPrefetching = true;
    await Promise.all([
      ...refused.map((part) => background.send<unknown>(() => part.read(), { signal })),
      ...next.map((part) => background.send<unknown>(() => part.read(), { signal, isAhead: true })),
    ]);
    if (!signal.aborted) this.clear();
  }

  /** The recruiter's other jobs know the candidate, too. */
  loadJobs(): void {
    void this.#store.jobs('ACTIVE').read();
  }

  clear(): void {
    this.#prefetching.abort();
    this.isPrefetching = false;
  }
}
