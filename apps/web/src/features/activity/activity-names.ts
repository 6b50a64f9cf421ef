import type { ActivityEntry } from '@glo/domain/activity/activity';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable } from 'mobx';
import { AllJobs } from '../../state/jobs/all-jobs.ts';
import { Resource, ResourceGroup } from '../../state/resource.ts';
import type { ServiceStore } from '../../state/store/service-store.ts';

/** Maximum number of people named in an entry. */
export const mostNamed = 3;

export class ActivityNames {
  readonly jobs: AllJobs;
  readonly people: Resource<ReadonlyMap<StudentId, Candidate>>;
  readonly reading = new ResourceGroup(() => [...this.jobs.lists, this.people]);
  /** Finding needs all names, otherwise those that are shown suffice. */
  areAllWanted = false;
  readonly #entries: () => readonly Pick<ActivityEntry, 'students'>[];
  readonly #store: ServiceStore;

  constructor(entries: () => readonly Pick<ActivityEntry, 'students'>[], store: ServiceStore) {
    this.#entries = entries;
    this.#store = store;
    this.jobs = new AllJobs(store);
    // The screen reports missing names itself.
    this.people = new Resource(
      () => this.#loadPeople(),
      () => undefined,
    );
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
    this.jobs.read();
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
    this.people.request.cancel();
  }

  /** A posted job is matched by its title, unless several have it. */
  jobOf({ kind, job, title }: ActivityEntry): Job | null {
    if (job !== null) return this.#jobsById.get(job) ?? null;
    const jobs = this.jobs.value ?? [];
    const [only, another] = kind === 'posted' ? jobs.filter((one) => one.title === title) : [];
    return only === undefined || another !== undefined ? null : only;
  }

  async #loadPeople(): Promise<Outcome<ReadonlyMap<StudentId, Candidate>>> {
    const found = await this.#store.candidates.byIds(this.wanted);
    return mapOutcome(found, (candidates) => new Map(candidates.map((one) => [one.id, one])));
  }

  get #jobsById(): ReadonlyMap<JobId, Job> {
    return new Map(this.jobs.value?.map((job) => [job.id, job]));
  }
}
