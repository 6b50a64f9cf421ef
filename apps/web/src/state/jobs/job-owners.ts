import { CurrentSession } from '@glo/domain/account/session';
import { type CompanyMember, CompanyPages } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Resource } from '../resource.ts';

/** Whose a job is: a colleague's is read, and nothing of it changed (decision 17). */
@injectable()
export class JobOwners {
  readonly #members: Resource<readonly CompanyMember[]>;
  readonly #pages: CompanyPages;
  readonly #session: CurrentSession;

  constructor(pages: CompanyPages, session: CurrentSession) {
    this.#pages = pages;
    this.#session = session;
    // Without them the job names nobody, which no one need be told of.
    this.#members = new Resource(
      () => this.#loadMembers(),
      () => undefined,
    );
    makeAutoObservable(this, { isColleagues: false, nameOf: false }, { autoBind: true });
  }

  /** One's own where the service does not say. */
  isColleagues({ postedBy }: Pick<Job, 'postedBy'>): boolean {
    const { current } = this.#session;
    const own: readonly (string | undefined)[] = [current?.accountId, current?.recruiter?.detailsId];
    return current !== null && postedBy.length > 0 && !postedBy.some((id) => own.includes(id));
  }

  /** The name of the colleague; '' until it is known. */
  nameOf({ postedBy }: Pick<Job, 'postedBy'>): string {
    const owner = this.#members.value?.find(({ id, accountId }) =>
      postedBy.some((each) => each === id || each === accountId),
    );
    return owner?.name ?? '';
  }

  /** Asks for the name, for a colleague's job. */
  learnName(job: Pick<Job, 'postedBy'>): void {
    if (this.isColleagues(job) && this.nameOf(job) === '') void this.#members.load();
  }

  async #loadMembers(): Promise<Outcome<readonly CompanyMember[]>> {
    const company = this.#session.current?.recruiter?.company;
    return company ? this.#pages.members(company.id) : failure('refused');
  }
}
