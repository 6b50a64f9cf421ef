import type { Job } from '@glo/domain/jobs/job';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { forEachConcurrently } from '../../../state/for-each-concurrently.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { SessionState } from '../../../state/session-state.ts';
import { aheadFreshFor, ServiceStore } from '../../../state/store/service-store.ts';
import { FoldersState, pageSizes } from '../../people/people.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';

/** Minimum wait after a 429, in milliseconds. */
const shortestWait = 1000;

/** Reads the candidates of the recruiter's jobs, folders and records ahead (decision 76). */
@injectable()
export class KnownPeople {
  readonly request = new PendingRequest();
  hasFailed = false;
  /** End of the pause after a 429. */
  waitsUntil: Date | null = null;
  /** Whose people have been read. */
  loadedFor: AccountId | null = null;
  readonly #store: ServiceStore;
  readonly #shortlists: JobShortlists;
  readonly #folders: FoldersState;
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  #jobs: readonly Job[] = [];
  #run: LoadingRun | null = null;

  constructor(
    store: ServiceStore,
    shortlists: JobShortlists,
    folders: FoldersState,
    records: LocalRecords,
    session: SessionState,
  ) {
    this.#store = store;
    this.#shortlists = shortlists;
    this.#folders = folders;
    this.#records = records;
    this.#session = session;
    makeAutoObservable(this, { request: false, waitsUntil: observableRef }, { autoBind: true });
  }

  /** False until the last load has finished. */
  get isLoaded(): boolean {
    return this.loadedFor !== null && this.loadedFor === this.#session.draftsOf;
  }

  /** Loads the candidates that are not stored yet, and the shortlists that have changed. */
  async load(jobs: readonly Job[]): Promise<void> {
    this.#jobs = jobs;
    if (!this.request.pending) await this.retry();
  }

  async retry(): Promise<void> {
    const account = this.#session.draftsOf;
    const run = new LoadingRun();
    this.#run = run;
    this.hasFailed = false;
    this.loadedFor = null;
    this.request.start();
    const isStopped = () => this.#run !== run || this.#session.draftsOf !== account;
    for (let reads = this.#missing(run); reads.length > 0; reads = this.#missing(run)) {
      await forEachConcurrently(
        reads,
        async (read) => {
          const answer = await this.#sendWithRetry(read, isStopped);
          if (!answer.ok) run.hasFailed = true;
        },
        isStopped,
      );
      if (isStopped()) return;
    }
    runInAction(() => {
      this.request.cancel();
      this.loadedFor = account;
      this.hasFailed = run.hasFailed;
    });
  }

  /** Each id and shortlist once in a run. */
  #missing(run: LoadingRun): readonly (() => Promise<Outcome<unknown>>)[] {
    const { candidates } = this.#store;
    const ids = [...new Set(this.#wantedIds())].filter((id) => !candidates.has(id) && run.isFirst(id));
    const pages: StudentId[][] = [];
    for (let at = 0; at < ids.length; at += pageSizes.next) pages.push(ids.slice(at, at + pageSizes.next));
    const jobs = this.#jobs.filter(({ id }) => run.isFirst(id));
    return [
      ...pages.map((page) => () => candidates.byIds(page)),
      ...jobs.map(
        ({ id }) =>
          () =>
            this.#shortlists.of(id).list.readFresh(aheadFreshFor),
      ),
    ];
  }

  *#wantedIds(): Generator<StudentId> {
    const { contacted, notes } = this.#records.mine;
    for (const { applicants } of this.#jobs) yield* applicants;
    for (const { candidates } of this.#folders.all.value ?? []) yield* candidates;
    for (const students of [contacted, notes]) yield* students.keys();
  }

  /** Waits as long as a 429 says, then asks again. */
  async #sendWithRetry(send: () => Promise<Outcome<unknown>>, isStopped: () => boolean): Promise<Outcome<unknown>> {
    for (;;) {
      const answer = await send();
      const retryAt = answer.ok ? undefined : answer.failure.retryAt;
      if (retryAt === undefined || isStopped()) return answer;
      runInAction(() => (this.waitsUntil = retryAt));
      await new Promise((resolve) => setTimeout(resolve, Math.max(retryAt.getTime() - Date.now(), shortestWait)));
      if (isStopped()) return answer;
      runInAction(() => (this.waitsUntil = null));
    }
  }
}

class LoadingRun {
  hasFailed = false;
  readonly #asked = new Set<StudentId | JobId>();

  isFirst(id: StudentId | JobId): boolean {
    const isFirst = !this.#asked.has(id);
    this.#asked.add(id);
    return isFirst;
  }
}
