import type { Job } from '@glo/domain/jobs/job';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { SessionState } from '../../../state/session-state.ts';
import { pageSizes } from '../../../state/store/page-sizes.ts';
import { aheadFreshFor, ServiceStore } from '../../../state/store/service-store.ts';
import { FoldersState } from '../../candidate-list/index.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';

/** Reads the candidates of the recruiter's jobs, folders and records ahead (decision 76). */
@injectable()
export class KnownPeople {
  readonly request = new PendingRequest();
  hasFailed = false;
  /** The account whose people were read last. */
  loadedFor: AccountId | null = null;
  readonly #store: ServiceStore;
  readonly #shortlists: JobShortlists;
  readonly #folders: FoldersState;
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  #jobs: readonly Job[] = [];
  #loading = new AbortController();

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
    makeAutoObservable(this, { request: false }, { autoBind: true });
  }

  /** End of the pause after a 429. */
  get waitsUntil(): Date | null {
    return this.request.pending ? this.#store.background.waitsUntil : null;
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
    this.#loading.abort();
    const { signal } = (this.#loading = new AbortController());
    this.hasFailed = false;
    this.loadedFor = null;
    this.request.start();
    const asked = new Set<StudentId | JobId>();
    let hasFailed = false;
    for (let reads = this.#missing(asked); reads.length > 0; reads = this.#missing(asked)) {
      const answers = await Promise.all(reads.map((read) => this.#store.background.send(read, { signal })));
      if (signal.aborted) return;
      if (this.#session.draftsOf !== account) return this.request.cancel();
      hasFailed ||= answers.some((answer) => !answer?.ok);
    }
    runInAction(() => {
      this.request.cancel();
      this.loadedFor = account;
      this.hasFailed = hasFailed;
    });
  }

  /** Each id and shortlist once in a run. */
  #missing(asked: Set<StudentId | JobId>): readonly (() => Promise<Outcome<unknown>>)[] {
    const isFirst = (id: StudentId | JobId) => asked.size < asked.add(id).size;
    const { candidates } = this.#store;
    const ids = candidates.missing([...new Set(this.#wantedIds())]).filter(isFirst);
    const pages: StudentId[][] = [];
    for (let at = 0; at < ids.length; at += pageSizes.next) pages.push(ids.slice(at, at + pageSizes.next));
    const jobs = this.#jobs.filter(({ id }) => isFirst(id));
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
}
