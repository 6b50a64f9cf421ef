import { CurrentSession } from '@glo/domain/account/session';
import { type CompanyMember, CompanyPages } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId } from '@glo/domain/shared/ids';
import { failure, type Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { when } from 'mobx';
import { Resource } from '../resource.ts';

/** Whose a job is: a colleague's is read, and nothing of it changed (decision 17). */
@injectable()
export class JobOwners {
  readonly #members: Resource<readonly CompanyMember[]>;
  /** Of the jobs that came. */
  readonly #postedBy = new Map<JobId, Job['postedBy']>();
  readonly #pages: CompanyPages;
  readonly #session: CurrentSession;

  constructor(pages: CompanyPages, session: CurrentSession) {
    this.#pages = pages;
    this.#session = session;
    // Without them all jobs are as one's own, and the service refuses what it must: no one need be told.
    this.#members = new Resource(
      () => this.#loadMembers(),
      () => undefined,
    );
  }

  /** The colleague who posted a job; null for one's own, which it is as well where the service does not say, or not yet. */
  colleague({ postedBy }: Pick<Job, 'postedBy'>): CompanyMember | null {
    if (this.#isOwn(postedBy)) return null;
    const posted = (id: string | null) => id !== null && postedBy.includes(id);
    return this.#members.value?.find(({ id, accountId }) => posted(id) || posted(accountId)) ?? null;
  }

  /** Returns the answer as it is; when the job may be a colleague's, the company's members are loaded. */
  learn(answer: Outcome<Job>): Outcome<Job> {
    const isKnown = this.#members.value !== null || this.#members.request.pending;
    if (answer.ok) {
      this.#postedBy.set(answer.value.id, answer.value.postedBy);
      if (!this.#isOwn(answer.value.postedBy) && !isKnown) void this.#members.load();
    }
    return answer;
  }

  /** Whether a job is a colleague's, once that is known: where the job has not come before, with its learned answer. */
  async isColleagues(id: JobId, learned: Promise<unknown>): Promise<boolean> {
    if (!this.#postedBy.has(id)) await learned;
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
