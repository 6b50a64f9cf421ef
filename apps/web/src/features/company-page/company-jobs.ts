import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import { jobsInOrder, newestFirst } from '@glo/domain/jobs/job-order';
import type { AccountId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { forEachConcurrently } from '../../state/for-each-concurrently.ts';
import type { Resource } from '../../state/resource.ts';

/** So many colleagues are asked about at once, and so many jobs are shown at first. */
const atATime = 10;

interface PostedJob {
  readonly job: Job;
  /** The colleague who posted it; null: oneself. */
  readonly by: string | null;
}

/** What the whole company is looking for. Each member's jobs are a call of their own; who is refused is left out. */
export class CompanyJobs {
  readonly own: Resource<readonly Job[]>;
  colleagues: readonly PostedJob[] = [];
  /** At most so many are listed. */
  most = atATime;
  #stopped = false;
  readonly #asked = new Set<AccountId>();
  readonly #board: JobBoard;

  constructor(own: Resource<readonly Job[]>, board: JobBoard) {
    this.own = own;
    this.#board = board;
    makeAutoObservable(this, { own: false, colleagues: observableRef }, { autoBind: true });
  }

  askFor(members: readonly CompanyMember[], self: AccountId): void {
    this.#stopped = false;
    const others = members.filter(({ accountId }) => accountId !== self && !this.#hasAsked(accountId));
    void forEachConcurrently(others, this.#ask, () => this.#stopped, atATime);
  }

  stop(): void {
    this.#stopped = true;
    this.own.request.cancel();
  }

  /** One's own, newest first, then those of colleagues as they come: none moves when another arrives. */
  get all(): readonly PostedJob[] {
    const own = jobsInOrder(this.own.value ?? [], newestFirst).map((job) => ({ job, by: null }));
    return [...own, ...this.colleagues];
  }

  get shown(): readonly PostedJob[] {
    return this.all.slice(0, this.most);
  }

  get others(): number {
    return this.all.length - this.shown.length;
  }

  showMore(): void {
    this.most += atATime;
  }

  #hasAsked(account: AccountId | null): boolean {
    if (account === null || this.#asked.has(account)) return true;
    this.#asked.add(account);
    return false;
  }

  readonly #ask = async ({ accountId, name }: CompanyMember): Promise<void> => {
    if (accountId === null) return;
    const answer = await this.#board.activeJobs(accountId);
    if (!answer.ok || this.#stopped) return;
    runInAction(() => {
      this.colleagues = [...this.colleagues, ...answer.value.map((job) => ({ job, by: name }))];
    });
  };
}
