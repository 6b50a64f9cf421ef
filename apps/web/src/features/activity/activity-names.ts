import type { ActivityEntry } from '@glo/domain/activity/activity';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { nameOf } from '@glo/domain/candidates/identity';
import type { Job } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable } from 'mobx';
import { loadAllJobs } from '../../state/jobs/all-jobs.ts';
import { Resource, ResourceGroup } from '../../state/resource.ts';
import type { SessionState } from '../../state/session-state.ts';

/** Maximum number of people named in an entry. */
export const mostNamed = 3;

export class ActivityNames {
  readonly jobs: Resource<ReadonlyMap<JobId, Job>>;
  readonly people: Resource<ReadonlyMap<StudentId, Candidate>>;
  readonly reading = new ResourceGroup(() => [this.jobs, this.people]);
  /** Finding needs all names, otherwise those that are shown suffice. */
  areAllWanted = false;
  readonly #entries: () => readonly Pick<ActivityEntry, 'students'>[];
  readonly #board: JobBoard;
  readonly #directory: CandidateDirectory;
  readonly #session: SessionState;

  constructor(
    entries: () => readonly Pick<ActivityEntry, 'students'>[],
    board: JobBoard,
    directory: CandidateDirectory,
    session: SessionState,
  ) {
    this.#entries = entries;
    this.#board = board;
    this.#directory = directory;
    this.#session = session;
    // The screen reports missing names itself.
    const ignoreFailure = () => undefined;
    this.jobs = new Resource(() => this.#loadJobs(), ignoreFailure);
    this.people = new Resource(() => this.#loadPeople(), ignoreFailure);
    makeAutoObservable(this, { jobs: false, people: false, reading: false, nameOf: false }, { autoBind: true });
  }

  get wanted(): readonly StudentId[] {
    const most = this.areAllWanted ? Infinity : mostNamed;
    return [...new Set(this.#entries().flatMap(({ students }) => students.slice(0, most)))];
  }

  nameOf(student: StudentId): string | undefined {
    const candidate = this.people.value?.get(student);
    return candidate && nameOf(candidate);
  }

  load(): void {
    void this.jobs.load();
    void this.people.load();
  }

  get missing(): boolean {
    return this.jobs.state === 'failed' || this.people.state === 'failed';
  }

  get loading(): boolean {
    return this.jobs.state === 'loading' || this.people.state === 'loading';
  }

  loadAll(): void {
    this.areAllWanted = true;
  }

  stop(): void {
    this.jobs.request.cancel();
    this.people.request.cancel();
  }

  /** A posted job is matched by its title, unless several have it. */
  jobOf({ kind, job, title }: ActivityEntry): Job | null {
    const jobs = this.jobs.value;
    if (jobs === null) return null;
    if (job !== null) return jobs.get(job) ?? null;
    const [only, another] = kind === 'posted' ? [...jobs.values()].filter((one) => one.title === title) : [];
    return only === undefined || another !== undefined ? null : only;
  }

  async #loadPeople(): Promise<Outcome<ReadonlyMap<StudentId, Candidate>>> {
    const found = await this.#directory.byIds(this.wanted);
    return mapOutcome(found, (candidates) => new Map(candidates.map((one) => [one.id, one])));
  }

  async #loadJobs(): Promise<Outcome<ReadonlyMap<JobId, Job>>> {
    const found = await loadAllJobs(this.#board, this.#session);
    return mapOutcome(found, (jobs) => new Map(jobs.map((job) => [job.id, job])));
  }
}
