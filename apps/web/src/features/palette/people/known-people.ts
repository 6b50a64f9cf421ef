import type { Candidate } from '@glo/domain/candidates/candidate';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { Shortlists } from '@glo/domain/shortlist/shortlist';
import { injectable } from 'inversify';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { forEachConcurrently } from '../../../state/for-each-concurrently.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { SessionState } from '../../../state/session-state.ts';
import { FoldersState, pageSizes } from '../../people/people.ts';

/** Minimum wait after a 429, in milliseconds. */
const shortestWait = 1000;

/**
 * Candidates of the recruiter's jobs, folders and records. In memory only (decision 76). Cleared on sign-out and when
 * blind review changes.
 */
@injectable()
export class KnownPeople {
  /** Replaced with every page. An observable map would observe each of thousands of candidates. */
  candidates: ReadonlyMap<StudentId, Candidate> = new Map();
  readonly shortlisted = observable.map<JobId, ReadonlySet<StudentId>>([], { deep: false });
  readonly request = new PendingRequest();
  /** False until the last load has finished. */
  isLoaded = false;
  hasFailed = false;
  /** End of the pause after a 429. */
  waitsUntil: Date | null = null;
  readonly #directory: CandidateDirectory;
  readonly #shortlists: Shortlists;
  readonly #folders: FoldersState;
  readonly #records: LocalRecords;
  /** ISO times of the read shortlists. */
  readonly #readAt = new Map<JobId, string>();
  /** Requested ids. It may not know all of them. */
  readonly #requested = new Set<StudentId>();
  #jobs: readonly Job[] = [];
  #run: LoadingRun | null = null;

  constructor(
    directory: CandidateDirectory,
    shortlists: Shortlists,
    folders: FoldersState,
    records: LocalRecords,
    session: SessionState,
    blind: BlindReview,
  ) {
    this.#directory = directory;
    this.#shortlists = shortlists;
    this.#folders = folders;
    this.#records = records;
    makeAutoObservable(
      this,
      { candidates: observableRef, shortlisted: false, request: false, waitsUntil: observableRef },
      { autoBind: true },
    );
    reaction(() => [session.draftsOf, blind.isOn], this.clear);
  }

  /** Loads the candidates that are not known yet, and the shortlists that have changed. */
  async load(jobs: readonly Job[]): Promise<void> {
    this.#jobs = jobs;
    if (!this.request.pending) await this.retry();
  }

  async retry(): Promise<void> {
    const run = new LoadingRun();
    this.#run = run;
    this.hasFailed = false;
    this.isLoaded = false;
    this.request.start();
    for (let reads = this.#missing(run); reads.length > 0; reads = this.#missing(run)) {
      await forEachConcurrently(
        reads,
        (read) => read(),
        () => this.#run !== run,
      );
      if (this.#run !== run) return;
    }
    runInAction(() => {
      this.request.cancel();
      this.isLoaded = true;
      this.hasFailed = run.failed.size > 0;
    });
  }

  clear(): void {
    this.#run = null;
    this.request.cancel();
    this.candidates = new Map();
    this.shortlisted.clear();
    this.#readAt.clear();
    this.#requested.clear();
    this.#jobs = [];
    this.isLoaded = false;
    this.hasFailed = false;
    this.waitsUntil = null;
  }

  #missing(run: LoadingRun): readonly (() => Promise<void>)[] {
    const ids = [...new Set(this.#wantedIds())].filter((id) => !this.#requested.has(id) && !run.failed.has(id));
    const pages: StudentId[][] = [];
    for (let at = 0; at < ids.length; at += pageSizes.next) pages.push(ids.slice(at, at + pageSizes.next));
    const changedAt = this.#changedAt();
    const shortlists = this.#jobs.filter(({ id }) => {
      const readAt = this.#readAt.get(id);
      return !run.failed.has(id) && (readAt === undefined || readAt < (changedAt.get(id) ?? ''));
    });
    return [
      ...pages.map((page) => () => this.#readPage(page, run)),
      ...shortlists.map(
        ({ id }) =>
          () =>
            this.#readShortlist(id, run),
      ),
    ];
  }

  *#wantedIds(): Generator<StudentId> {
    const { contacted, notes } = this.#records.mine;
    for (const { applicants } of this.#jobs) yield* applicants;
    for (const { candidates } of this.#folders.all.value ?? []) yield* candidates;
    for (const students of [contacted, notes]) yield* students.keys();
  }

  /** Times of the last shortlist changes on this device. */
  #changedAt(): ReadonlyMap<JobId, string> {
    const oldestFirst = this.#records.mine.activity.toReversed();
    return new Map(
      oldestFirst.flatMap(({ kind, job, at }) =>
        job !== null && (kind === 'shortlisted' || kind === 'unshortlisted') ? [[job, at] as const] : [],
      ),
    );
  }

  async #readPage(ids: readonly StudentId[], run: LoadingRun): Promise<void> {
    const answer = await this.#sendWithRetry(() => this.#directory.byIds(ids), run);
    if (this.#run !== run) return;
    if (!answer.ok) return run.fail(ids);
    runInAction(() => this.#add(answer.value));
    for (const id of ids) this.#requested.add(id);
  }

  async #readShortlist(job: JobId, run: LoadingRun): Promise<void> {
    const readAt = new Date().toISOString();
    const answer = await this.#sendWithRetry(() => this.#shortlists.candidates(job), run);
    if (this.#run !== run) return;
    if (!answer.ok) return run.fail([job]);
    this.#readAt.set(job, readAt);
    runInAction(() => {
      this.#add(answer.value);
      this.shortlisted.set(job, new Set(answer.value.map(({ id }) => id)));
    });
  }

  #add(candidates: readonly Candidate[]): void {
    const added = candidates.map((candidate) => [candidate.id, candidate] as const);
    this.candidates = new Map([...this.candidates, ...added]);
    for (const { id } of candidates) this.#requested.add(id);
  }

  /** Waits as long as a 429 says, then asks again. */
  async #sendWithRetry<T>(send: () => Promise<Outcome<T>>, run: LoadingRun): Promise<Outcome<T>> {
    for (;;) {
      const answer = await send();
      const retryAt = answer.ok ? undefined : answer.failure.retryAt;
      if (retryAt === undefined || this.#run !== run) return answer;
      runInAction(() => (this.waitsUntil = retryAt));
      await new Promise((resolve) => setTimeout(resolve, Math.max(retryAt.getTime() - Date.now(), shortestWait)));
      if (this.#run !== run) return answer;
      runInAction(() => (this.waitsUntil = null));
    }
  }
}

class LoadingRun {
  readonly failed = new Set<StudentId | JobId>();

  fail(ids: Iterable<StudentId | JobId>): void {
    for (const id of ids) this.failed.add(id);
  }
}
