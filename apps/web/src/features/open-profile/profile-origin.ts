import { type Fit, fitTo } from '@glo/domain/candidates/fit';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { PileSources } from '@glo/domain/verdicts/verdict-list';
import { injectable } from 'inversify';
import { JobOwners } from '../../state/jobs/job-owners.ts';
import type { Resource } from '../../state/resource.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import type { JobVerdicts } from '../../state/verdicts/job-verdicts.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import { JobVisits } from '../../state/visits/job-visits.ts';
import { JobCriteria } from '../filter/job-criteria.ts';
import type { JobShortlist } from '../shortlist/job-shortlist.ts';
import { JobShortlists } from '../shortlist/job-shortlists.ts';

const noSkills: readonly string[] = [];
const none: ReadonlySet<StudentId> = new Set();

interface OriginServices {
  readonly store: ServiceStore;
  readonly shortlists: JobShortlists;
  readonly owners: JobOwners;
  readonly verdicts: VerdictStore;
  readonly criteria: JobCriteria;
  readonly visits: JobVisits;
}

@injectable()
export class ProfileOrigins {
  readonly #services: OriginServices;

  constructor(
    store: ServiceStore,
    shortlists: JobShortlists,
    owners: JobOwners,
    verdicts: VerdictStore,
    criteria: JobCriteria,
    visits: JobVisits,
  ) {
    this.#services = { store, shortlists, owners, verdicts, criteria, visits };
  }

  of(job: JobId): ProfileOrigin {
    return new ProfileOrigin(job, this.#services);
  }
}

/** The job that a profile was opened from. */
export class ProfileOrigin {
  readonly id: JobId;
  readonly job: Resource<Job>;
  readonly shortlist: JobShortlist;
  readonly verdicts: JobVerdicts;
  readonly criteria: JobCriteria;
  readonly #visits: JobVisits;
  readonly #owners: JobOwners;

  constructor(id: JobId, services: OriginServices) {
    const { store, shortlists, owners, verdicts, criteria, visits } = services;
    this.#owners = owners;
    this.criteria = criteria;
    this.id = id;
    this.job = store.job(id);
    this.#visits = visits;
    this.verdicts = verdicts.forJob(id);
    this.shortlist = shortlists.of(id);
  }

  /** A screen shows it. Returns the clean-up. */
  open(): () => void {
    const stops = [this.job.open(), this.shortlist.list.open(), this.#owners.watch(this.job)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Checks what the job wants for students whose fit is shown. Returns the clean-up. */
  checkFit(students: readonly StudentId[]): () => void {
    return this.criteria.follow(this.id, () => students);
  }

  /** `null` until it is known. */
  get fit(): Fit | null {
    const { value, state } = this.job;
    if (state === 'loading' || this.criteria.isChecking) return null;
    return value === null ? fitTo(noSkills) : fitTo(value.skills, this.criteria.checked);
  }

  get sources(): PileSources {
    const { current } = this.#visits;
    const newcomers = current?.job === this.id ? current.newcomers : none;
    return { records: this.verdicts.records, shortlisted: this.shortlist.ids, newcomers };
  }

  get isColleagues(): boolean {
    return this.job.value !== null && this.#owners.colleague(this.job.value) !== null;
  }

  async takesViews(): Promise<boolean> {
    return !(await this.#owners.isColleagues(this.job));
  }

  get all() {
    return [this.job, this.shortlist.list];
  }
}
