import type { CheckedCriterion } from '@glo/domain/candidates/fit';
import { readFilter, writeFilter } from '@glo/domain/filter/candidate-filter';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { criteriaOf, type Criterion, filterFrom, mostCriteria } from '@glo/domain/filter/job-criteria';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { type Failure, mapOutcome, success } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { Resource } from '../../state/resource.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import type { ListCriteria } from '../candidate-list/index.ts';

type Check = Resource<CheckedCriterion>;

const notChecked = (label: string): CheckedCriterion => ({ label, sent: new Set(), met: new Set() });

/** The criteria of the open job. They are kept on the device, and checked by one filter request each. */
@injectable()
export class JobCriteria implements ListCriteria {
  job: JobId | null = null;
  /** Those of the open list or profile. */
  students: readonly StudentId[] = [];
  /** Keyed by criterion id. Kept while the job stays open, so that its tabs and profiles share them. */
  readonly checks = observable.map<string, Check>([], { deep: false });
  /** Those that wait for their request or its response. */
  readonly #queued = observable.set<Check>([], { deep: false });
  #following: object | null = null;
  #closing = new AbortController();
  /** The same array as long as the service lists the same students, for `#complete`. */
  #lastChecked: readonly StudentId[] = [];
  /** The last students that a result was found to have, because comparing thousands with eight results takes long. */
  readonly #complete = new WeakMap<CheckedCriterion, readonly StudentId[]>();
  readonly #filters: CandidateFilters;
  readonly #store: ServiceStore;
  readonly #records: LocalRecords;
  readonly #notices: Notices;

  constructor(filters: CandidateFilters, store: ServiceStore, records: LocalRecords, notices: Notices) {
    this.#filters = filters;
    this.#store = store;
    this.#records = records;
    this.#notices = notices;
    makeAutoObservable(this, { students: observableRef, checks: false }, { autoBind: true });
  }

  /** Checks the students of the open screen, and those that are added to it. Returns the clean-up. */
  follow(job: JobId, students: () => readonly StudentId[] | null): () => void {
    if (job !== this.job) this.#leaveJob(job);
    const following = {};
    this.#following = following;
    if (this.#closing.signal.aborted) this.#closing = new AbortController();
    const stop = reaction(
      () => ({ all: this.all, students: students() }),
      (now) => this.#check(now.students ?? []),
      { fireImmediately: true },
    );
    return () => {
      stop();
      // The next screen follows already.
      if (this.#following === following) this.#stopChecking();
    };
  }

  /** The service asked to wait until then (429). Checking goes on by itself. */
  get waitingUntil(): Date | null {
    return this.#queued.size > 0 ? this.#store.background.waitsUntil : null;
  }

  get kept(): string {
    return this.job === null ? '' : (this.#records.mine.criteria.get(this.job) ?? '');
  }

  get all(): readonly Criterion[] {
    return criteriaOf(readFilter(this.kept)).slice(0, mostCriteria);
  }

  set(criteria: readonly Criterion[]): void {
    if (this.job === null) return;
    const kept = writeFilter(filterFrom(criteria));
    if (kept !== this.kept) void this.#records.setCriteria(this.job, kept);
  }

  /** All unknown until the first responses are in, so that a long list is ordered once. */
  get checked(): readonly CheckedCriterion[] {
    const checks = this.isChecking ? new Map<string, Check>() : this.checks;
    return this.all.map(({ id, label }) => checks.get(id)?.value ?? notChecked(label));
  }

  get isChecking(): boolean {
    if (this.waitingUntil !== null || this.students.length === 0) return false;
    const first = this.#shown.filter(({ value, failure }) => value === null && failure === null);
    return first.length > 0 && first.every(({ request }) => !request.slow);
  }

  get failed(): number {
    return this.#failed.length;
  }

  retry(): void {
    this.#enqueue(this.#failed);
  }

  get #shown(): readonly Check[] {
    return this.all.flatMap(({ id }) => this.checks.get(id) ?? []);
  }

  /** Those that wait are not failed. */
  get #failed(): readonly Check[] {
    return this.#shown.filter(({ failure }) => failure !== null && failure.retryAt === undefined);
  }

  #leaveJob(job: JobId): void {
    this.#stopChecking();
    this.job = job;
    this.checks.clear();
  }

  #stopChecking(): void {
    this.#closing.abort();
    runInAction(() => {
      this.students = [];
      this.#queued.clear();
    });
    for (const { request } of this.checks.values()) request.cancel();
  }

  #check(students: readonly StudentId[]): void {
    const last = this.#lastChecked;
    const isSame = students.length === last.length && students.every((student, at) => student === last[at]);
    this.students = this.#lastChecked = isSame ? last : students;
    for (const criterion of this.all) {
      if (!this.checks.has(criterion.id)) this.checks.set(criterion.id, this.#newCheck(criterion));
    }
    this.#enqueue(this.#shown);
  }

  #newCheck({ label, filter }: Criterion): Check {
    const check: Check = new Resource(async () => {
      const { sent, met } = check.value ?? notChecked(label);
      const students = this.#unsent(check);
      const answer = await this.#filters.passing(filter, students);
      return mapOutcome(answer, (passing) => ({
        label,
        sent: new Set([...sent, ...students]),
        met: new Set([...met, ...passing]),
      }));
    }, this.#checkFailed);
    return check;
  }

  #unsent({ value }: Check): readonly StudentId[] {
    if (value === null) return this.students;
    if (this.#complete.get(value) === this.students) return [];
    const unsent = this.students.filter((student) => !value.sent.has(student));
    if (unsent.length === 0) this.#complete.set(value, this.students);
    return unsent;
  }

  #enqueue(checks: readonly Check[]): void {
    for (const check of checks) if (!this.#queued.has(check) && this.#isNeeded(check)) void this.#send(check);
  }

  #isNeeded(check: Check): boolean {
    return this.#shown.includes(check) && this.#unsent(check).length > 0;
  }

  /** Students that arrive meanwhile are sent afterwards. */
  async #send(check: Check): Promise<void> {
    runInAction(() => this.#queued.add(check));
    const { signal } = this.#closing;
    const request = async () => (this.#isNeeded(check) ? await check.readAgain() : success(null));
    const outcome = await this.#store.background.send(request, { signal });
    if (outcome === null || signal.aborted) return;
    runInAction(() => this.#queued.delete(check));
    this.#enqueue(check.failed ? [] : [check]);
  }

  readonly #checkFailed = (failure: Failure): void => {
    if (failure.retryAt === undefined) this.#notices.showReadFailure(failure);
  };
}
