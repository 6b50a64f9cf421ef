import { CurrentSession } from '@glo/domain/account/session';
import { type CompanyMember, CompanyPages } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId } from '@glo/domain/shared/ids';
import { failure, type Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { when } from 'mobx';
import { Resource } from '../resource.ts';

/** Finds colleagues' jobs, which are read-only (decision 17). */
@injectable()
export class JobOwners {
  readonly #members: Resource<readonly CompanyMember[]>;
  readonly #postedBy = new Map<JobId, Job['postedBy']>();
  readonly #pages: CompanyPages;
  readonly #session: CurrentSession;

  constructor(pages: CompanyPages, session: CurrentSession) {
    this.#pages = pages;
    this.#session = session;
    // A failure is silent: all jobs count as the recruiter's own, and the service enforces access.
    this.#members = new Resource(
      () => this.#loadMembers(),
      () => undefined,
    );
  }

  colleague({ postedBy }: Pick<Job, 'postedBy'>): CompanyMember | null {
    if (this.#isOwn(postedBy)) return null;
    const posted = (id: string | null) => id !== null && postedBy.includes(id);
    return this.#members.value?.find(({ id, accountId }) => posted(id) || posted(accountId)) ?? null;
  }

  rememberOwner(answer: Outcome<Job>): Outcome<Job> {
    const isKnown = this.#members.value !== null || this.#members.request.pending;
    if (answer.ok) {
      this.#postedBy.set(answer.value.id, answer.value.postedBy);
      if (!this.#isOwn(answer.value.postedBy) && !isKnown) void this.#members.load();
    }
    return answer;
  }

  /** Waits for `loaded` if the job has not been loaded before. */
  async isColleagues(id: JobId, loaded: Promise<unknown>): Promise<boolean> {
    if (!this.#postedBy.has(id)) await loaded;
    const postedBy = this.#postedBy.get(id) ?? [];
    if (this.#isOwn(postedBy)) return false;
    await when(() => !this.#members.request.pending);
    return this.colleague({ postedBy }) !== null;
  }

  #isOwn(postedBy: readonly string[]): boolean {
    const { current } = this.#session;
    const own: readonly (string | undefined)[] = [current?.accountId, current?.recruiter?.detailsId];
    return postedBy.length === 0 || postedBy.some((id) => own.includes(id));
  }

  async #loadMembers(): Promise<Outcome<readonly CompanyMember[]>> {
    const company = this.#session.current?.recruiter?.company;
    return company ? this.#pages.members(company.id) : failure('refused');
  }
}
