import { TabMemory } from '@glo/domain/client-storage/client-storage';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { VisitKeeping } from '@glo/domain/visits/visit-keeping';
import { beginVisit, type KnownApplicants, newcomersAmong, type Visit } from '@glo/domain/visits/visit';
import { injectable } from 'inversify';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { parseJson } from '@glo/domain/shared/json';
import { SessionState } from '../session-state.ts';
import { ServiceStore } from '../store/service-store.ts';

type Applied = Pick<Job, 'id' | 'applicants'>;

const name = 'visit';

/** The tab's visit of a job (see `Visit`), and the new applicants of every job. */
@injectable()
export class JobVisits {
  current: Visit | null;
  /** Read from the device. Missing until then. */
  readonly known = observable.map<JobId, KnownApplicants>({}, { deep: false });
  readonly #reading = new Map<JobId, Promise<void>>();
  readonly #newcomers = new WeakMap<readonly StudentId[], readonly [KnownApplicants, ReadonlySet<StudentId>]>();
  /** Job that the tab shows. */
  #shown: JobId | null = null;
  /** Applicants that the list of the visited job showed when it was left. */
  #listed: readonly StudentId[] | null = null;
  /** Applicants that the current visit has compared. */
  #compared: readonly StudentId[] | null = null;
  readonly #keeping: VisitKeeping;
  readonly #memory: TabMemory;
  readonly #session: SessionState;

  constructor(keeping: VisitKeeping, memory: TabMemory, session: SessionState, store: ServiceStore) {
    this.#keeping = keeping;
    this.#memory = memory;
    this.#session = session;
    this.current = this.#restored();
    makeAutoObservable(
      this,
      { current: observableRef, known: false, newcomersOf: false, listedOf: false },
      { autoBind: true },
    );
    session.onOwnerChange(this.#forget);
    store.followDevice('visits', () => {
      for (const job of this.#reading.keys()) void this.#read(job);
    });
  }

  /** Reads what earlier visits of a job have stored, once. */
  async read(job: JobId): Promise<void> {
    await (this.#reading.get(job) ?? this.#readAgain(job));
  }

  /** None until the device has been read. */
  newcomersOf({ id, applicants }: Applied): ReadonlySet<StudentId> {
    if (this.current?.job === id) return this.current.newcomers;
    const known = this.known.get(id) ?? null;
    const [before, found] = this.#newcomers.get(applicants) ?? [];
    if (found !== undefined && before === known) return found;
    const newcomers = newcomersAmong(applicants, known);
    this.#newcomers.set(applicants, [known, newcomers]);
    return newcomers;
  }

  /** The tab shows the job. Call it again if more students have applied. */
  async begin(job: Applied): Promise<void> {
    this.#shown = job.id;
    const isContinued = this.current?.job === job.id;
    if (isContinued && this.#compared === job.applicants) return;
    // Another tab may have visited the job since.
    await (isContinued ? this.read(job.id) : this.#readAgain(job.id));
    if (this.#shown !== job.id || !this.known.has(job.id)) return;
    const known = this.known.get(job.id) ?? null;
    if (known === null) this.#keepApplicants(job);
    this.#compared = job.applicants;
    this.#keep(beginVisit(job, known, this.current));
  }

  /** The card or profile of an applicant was in sight. */
  saw(job: JobId, student: StudentId): void {
    const known = this.known.get(job);
    const isMarked = this.current?.job === job && this.current.newcomers.has(student);
    if (!isMarked || !known || known.has(student)) return;
    this.known.set(job, new Set([...known, student]));
    void this.#keeping.saw(job, student);
  }

  /** Another screen opens. `job`: the job that it belongs to. Ends the visit of any other one. */
  show(job: JobId | null): void {
    this.#shown = job;
    if (this.current !== null && this.current.job !== job) this.#keep(null);
  }

  /** Keeps what the list of the visited job shows, for Back. */
  keepListed(job: JobId, listed: readonly StudentId[]): void {
    if (this.current?.job === job) this.#listed = listed;
  }

  listedOf(job: JobId): readonly StudentId[] | null {
    return this.current?.job === job ? this.#listed : null;
  }

  async #readAgain(job: JobId): Promise<void> {
    const reading = this.#read(job);
    this.#reading.set(job, reading);
    await reading;
  }

  #keepApplicants({ id, applicants }: Applied): void {
    runInAction(() => this.known.set(id, new Set(applicants)));
    void this.#keeping.store(id, applicants);
  }

  async #read(job: JobId): Promise<void> {
    const account = this.#session.current?.accountId;
    const known = await this.#keeping.known(job);
    if (this.#session.current?.accountId !== account) return;
    const before = this.known.get(job);
    // Otherwise everything that shows new applicants would count thousands again.
    if (before === undefined || !isSame(before, known)) runInAction(() => this.known.set(job, known));
  }

  #keep(visit: Visit | null): void {
    if (visit === null) this.#compared = null;
    if (visit?.job !== this.current?.job) this.#listed = null;
    runInAction(() => (this.current = visit));
    const kept = visit && { of: this.#session.draftsOf, job: visit.job, newcomers: [...visit.newcomers] };
    this.#memory.write(name, JSON.stringify(kept));
  }

  readonly #forget = (): void => {
    this.#shown = null;
    this.#compared = null;
    this.#listed = null;
    this.current = null;
    this.known.clear();
    this.#reading.clear();
  };

  /** The visit that a reload has interrupted. */
  #restored(): Visit | null {
    const { of, job, newcomers } = (parseJson(this.#memory.read(name)) ?? {}) as Partial<Record<string, unknown>>;
    if (of !== this.#session.draftsOf || typeof job !== 'string' || !Array.isArray(newcomers)) return null;
    const ids = newcomers.filter((id) => typeof id === 'string') as StudentId[];
    return { job: job as JobId, newcomers: new Set(ids) };
  }
}

function isSame(one: KnownApplicants, other: KnownApplicants): boolean {
  if (one === null || other === null) return one === other;
  return one.size === other.size && [...one].every((student) => other.has(student));
}
