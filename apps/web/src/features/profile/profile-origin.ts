import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Change } from '@glo/domain/shared/tabs';
import type { PileSources } from '@glo/domain/verdicts/verdict-list';
import type { JobOwners } from '../../state/jobs/job-owners.ts';
import { itemResource, type Resource } from '../../state/resource.ts';
import type { JobVerdicts } from '../../state/verdicts/job-verdicts.ts';
import { JobShortlist } from '../shortlist/job-shortlist.ts';
import type { JobVisits } from '../../state/visits/job-visits.ts';
import type { ProfileServices } from './profiles.ts';

const none: ReadonlySet<StudentId> = new Set();

/** The job that a profile was opened from. */
export class ProfileOrigin {
  readonly id: JobId;
  readonly job: Resource<Job>;
  readonly shortlist: JobShortlist;
  readonly verdicts: JobVerdicts;
  readonly #visits: JobVisits;
  readonly #owners: JobOwners;
  #loading: Promise<unknown> = Promise.resolve();

  constructor(id: JobId, { board, shortlists, shortlisting, notices, owners, verdicts, visits }: ProfileServices) {
    this.#owners = owners;
    this.id = id;
    this.job = itemResource(() => {
      const answer = board.job(id).then((job) => owners.rememberOwner(job));
      this.#loading = answer;
      return answer;
    }, notices.showReadFailure);
    this.#visits = visits;
    this.verdicts = verdicts.forJob(id);
    this.shortlist = new JobShortlist(id, shortlists, shortlisting, notices, this.verdicts);
  }

  /** Follows a change in another tab. */
  follow({ about, id }: Change): void {
    if (about !== 'return' && id !== this.id) return;
    if (about === 'job') void this.job.refresh();
    if (about === 'shortlist' || about === 'return') this.shortlist.refresh();
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
    return !(await this.#owners.isColleagues(this.id, this.#loading));
  }

  get all() {
    return [this.job, this.shortlist.list];
  }
}
