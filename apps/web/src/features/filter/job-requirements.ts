import type { Candidate } from '@glo/domain/candidates/candidate';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { readFilter, writeFilter } from '@glo/domain/filter/candidate-filter';
import {
  criteriaOf,
  type Criterion,
  filterFrom,
  mostRequirements,
  requirementsDetail,
  type RequirementState,
  requirementsText,
  type RequirementResult,
} from '@glo/domain/filter/requirements';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { type Failure, mapOutcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { Resource } from '../../state/resource.ts';
import type { ListRequirements } from '../people/people.ts';

/** Responses to one requirement. Students that were not sent yet are unknown. */
interface Checked {
  readonly sent: ReadonlySet<StudentId>;
  readonly met: ReadonlySet<StudentId>;
}

const nothingChecked: Checked = { sent: new Set(), met: new Set() };

/** In milliseconds. `Retry-After: 0` must not become a loop, and timers take no longer delay. */
const pause = { shortest: 1000, longest: 2_147_483_647 };

/** The requirements of the open job. They are kept on the device, and checked by one filter request each. */
@injectable()
export class JobRequirements implements ListRequirements {
  job: JobId | null = null;
  waitingUntil: Date | null = null;
  /** Keyed by requirement id. Kept while the job stays open, so that its tabs share them. */
  readonly checks = observable.map<string, Resource<Checked>>([], { deep: false });
  #students: readonly StudentId[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #filters: CandidateFilters;
  readonly #records: LocalRecords;
  readonly #blind: BlindReview;
  readonly #notices: Notices;

  constructor(filters: CandidateFilters, records: LocalRecords, blind: BlindReview, notices: Notices) {
    this.#filters = filters;
    this.#records = records;
    this.#blind = blind;
    this.#notices = notices;
    makeAutoObservable(
      this,
      {
        checks: false,
        waitingUntil: observableRef,
        metBy: false,
        isMissedBy: false,
        requirementsText: false,
        requirementsDetail: false,
      },
      { autoBind: true },
    );
  }

  /** Checks the students of the open list, and those that are added to it. Returns the clean-up. */
  follow(job: JobId, students: () => readonly StudentId[] | null): () => void {
    if (job !== this.job) this.#leaveJob(job);
    if (this.waitingUntil !== null) this.#waitUntil(this.waitingUntil);
    const stop = reaction(
      () => ({ all: this.all, students: students() }),
      (now) => this.#check(now.students ?? []),
      { fireImmediately: true },
    );
    return () => {
      stop();
      clearTimeout(this.#pause);
      this.#students = [];
      for (const { request } of this.checks.values()) request.cancel();
    };
  }

  get kept(): string {
    return this.job === null ? '' : (this.#records.mine.requirements.get(this.job) ?? '');
  }

  get required(): readonly Criterion[] {
    return criteriaOf(readFilter(this.kept)).slice(0, mostRequirements);
  }

  /** Without those that blind review hides. */
  get all(): readonly Criterion[] {
    return this.required.filter(({ filter }) => this.#blind.shownFilter(filter) === filter);
  }

  /** Maximum number that may be marked now. Hidden ones stay marked. */
  get most(): number {
    return mostRequirements - this.required.length + this.all.length;
  }

  /** Replaces the requirements of the job, except for the hidden ones. */
  require(criteria: readonly Criterion[]): void {
    if (this.job === null) return;
    const { all } = this;
    const hidden = this.required.filter((criterion) => !all.includes(criterion));
    const kept = writeFilter(filterFrom([...criteria.slice(0, this.most), ...hidden]));
    if (kept !== this.kept) void this.#records.require(this.job, kept);
  }

  get count(): number {
    return this.all.length;
  }

  get isChecking(): boolean {
    return this.#shown.some(({ value, request }) => value === null && request.pending);
  }

  get failed(): number {
    return this.#failed.length;
  }

  retry(): void {
    for (const check of this.#failed) void this.#load(check);
  }

  metBy(student: StudentId): number {
    return this.all.filter(({ id }) => this.#stateOf(id, student) === 'met').length;
  }

  isMissedBy(student: StudentId): boolean {
    return this.all.some(({ id }) => this.#stateOf(id, student) === 'not-met');
  }

  requirementsText({ id }: Pick<Candidate, 'id'>): string {
    const results = this.#resultsOf(id);
    const isPending = this.#shown.some(({ request, value }) => request.pending && value?.sent.has(id) !== true);
    return isPending || results.length === 0 ? '' : requirementsText(results);
  }

  requirementsDetail({ id }: Pick<Candidate, 'id'>): string {
    return requirementsDetail(this.#resultsOf(id));
  }

  #resultsOf(student: StudentId): readonly RequirementResult[] {
    return this.all.map(({ id, label }) => ({ label, state: this.#stateOf(id, student) }));
  }

  #stateOf(requirement: string, student: StudentId): RequirementState {
    const checked = this.checks.get(requirement)?.value;
    if (checked?.met.has(student) === true) return 'met';
    return checked?.sent.has(student) === true ? 'not-met' : 'unknown';
  }

  get #shown(): readonly Resource<Checked>[] {
    return this.all.flatMap(({ id }) => this.checks.get(id) ?? []);
  }

  /** Those that wait are not failed. */
  get #failed(): readonly Resource<Checked>[] {
    return this.#shown.filter(({ failure }) => failure !== null && failure.retryAt === undefined);
  }

  #leaveJob(job: JobId): void {
    this.job = job;
    this.checks.clear();
  }

  #check(students: readonly StudentId[]): void {
    this.#students = students;
    for (const criterion of this.all) {
      const check = this.checks.get(criterion.id) ?? this.#newCheck(criterion);
      this.checks.set(criterion.id, check);
      void this.#load(check);
    }
  }

  #newCheck({ filter }: Criterion): Resource<Checked> {
    const check: Resource<Checked> = new Resource(async () => {
      const { sent, met } = check.value ?? nothingChecked;
      const students = this.#unsent(check);
      const answer = await this.#filters.passing(filter, students);
      return mapOutcome(answer, (passing) => ({
        sent: new Set([...sent, ...students]),
        met: new Set([...met, ...passing]),
      }));
    }, this.#checkFailed);
    return check;
  }

  #unsent({ value }: Resource<Checked>): readonly StudentId[] {
    return value === null ? this.#students : this.#students.filter((student) => !value.sent.has(student));
  }

  /** One request at a time. Students that arrive meanwhile are sent afterwards. */
  async #load(check: Resource<Checked>): Promise<void> {
    if (this.waitingUntil !== null || check.request.pending || this.#unsent(check).length === 0) return;
    await check.load();
    if (!check.failed) await this.#load(check);
  }

  readonly #checkFailed = (failure: Failure): void => {
    if (failure.retryAt === undefined) this.#notices.showReadFailure(failure);
    else this.#waitUntil(failure.retryAt);
  };

  #waitUntil(time: Date): void {
    clearTimeout(this.#pause);
    runInAction(() => (this.waitingUntil = time));
    const left = time.getTime() - Date.now();
    this.#pause = setTimeout(this.resume, Math.min(Math.max(pause.shortest, left), pause.longest));
  }

  resume(): void {
    this.waitingUntil = null;
    this.#check(this.#students);
  }
}
