import { CurrentSession } from '@glo/domain/account/session';
import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import type { Resource } from '../resource.ts';
import { ServiceStore } from '../store/service-store.ts';

/** Finds colleagues' jobs, which are read-only (decision 17). */
@injectable()
export class JobOwners {
  readonly #store: ServiceStore;
  readonly #session: CurrentSession;

  constructor(store: ServiceStore, session: CurrentSession) {
    this.#store = store;
    this.#session = session;
  }

  /** `null` for own jobs, and until the members are known. Without them, the service enforces access. */
  colleague({ postedBy }: Pick<Job, 'postedBy'>): CompanyMember | null {
    if (this.#isOwn(postedBy)) return null;
    const posted = (id: string | null) => id !== null && postedBy.includes(id);
    return this.#store.members.value?.find(({ id, accountId }) => posted(id) || posted(accountId)) ?? null;
  }

  /** Reads the members once the job turns out to be someone else's. Returns the clean-up. */
  watch(job: Resource<Job>): () => void {
    return reaction(
      () => job.value !== null && !this.#isOwn(job.value.postedBy),
      (isOthers) => isOthers && void this.#store.members.read(),
      { fireImmediately: true },
    );
  }

  /** Waits for the job and the members. */
  async isColleagues(job: Resource<Job>): Promise<boolean> {
    if (job.value === null) await job.read();
    if (job.value === null || this.#isOwn(job.value.postedBy)) return false;
    await this.#store.members.read();
    return this.colleague(job.value) !== null;
  }

  #isOwn(postedBy: readonly string[]): boolean {
    const { current } = this.#session;
    const own: readonly (string | undefined)[] = [current?.accountId, current?.recruiter?.detailsId];
    return postedBy.length === 0 || postedBy.some((id) => own.includes(id));
  }
}
