import type { Candidate } from '@glo/domain/candidates/candidate';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { Tabs } from '@glo/domain/shared/tabs';
import { Shortlists } from '@glo/domain/shortlist/shortlist';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { forEachConcurrently } from '../../state/for-each-concurrently.ts';
import { SessionState } from '../../state/session-state.ts';

/** Loads shortlist counts with one call per job, a few at a time, once per visit. Cleared on sign-out. */
@injectable()
export class ShortlistedCounts {
  readonly counts = new Map<JobId, number>();
  readonly ids = new Map<JobId, ReadonlySet<StudentId>>();
  readonly #listed = new Map<JobId, readonly Candidate[]>();
  /** Number of the newest request or update of each requested job. */
  readonly #requested = new Map<JobId, number>();
  #lastNumber = 0;
  #stopped = false;
  readonly #shortlists: Shortlists;

  constructor(shortlists: Shortlists, session: SessionState, tabs: Tabs) {
    this.#shortlists = shortlists;
    makeAutoObservable(this, {}, { autoBind: true });
    reaction(() => session.draftsOf, this.clear);
    tabs.subscribe(({ about, id }) => {
      if (about === 'shortlist' && this.#requested.has(id as JobId)) void this.#count(id as JobId);
    });
  }

  load(jobs: readonly { readonly id: JobId }[]): void {
    this.#stopped = false;
    const ids = jobs.map(({ id }) => id).filter((id) => !this.#requested.has(id));
    for (const id of ids) this.#requested.set(id, 0);
    void forEachConcurrently(ids, this.#count, () => this.#stopped);
  }

  /** Also called for the shortlist of the open job, which changes here. */
  update(job: JobId, shortlisted: readonly Candidate[]): void {
    if (this.#requested.has(job)) this.#number(job);
    // A review updates after each decision. The same list must not be counted again.
    if (this.#listed.get(job) === shortlisted) return;
    this.#listed.set(job, shortlisted);
    this.counts.set(job, shortlisted.length);
    this.ids.set(job, new Set(shortlisted.map(({ id }) => id)));
  }

  stop(): void {
    this.#stopped = true;
    this.#requested.clear();
  }

  clear(): void {
    this.#listed.clear();
    this.counts.clear();
    this.ids.clear();
  }

  readonly #count = async (job: JobId): Promise<void> => {
    const number = this.#number(job);
    const answer = await this.#shortlists.candidates(job);
    if (this.#stopped || this.#requested.get(job) !== number) return;
    if (answer.ok) this.update(job, answer.value);
    else this.#requested.delete(job);
  };

  #number(job: JobId): number {
    this.#lastNumber += 1;
    this.#requested.set(job, this.#lastNumber);
    return this.#lastNumber;
  }
}
