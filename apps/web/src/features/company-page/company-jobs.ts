import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import { jobsInOrder, newestFirst } from '@glo/domain/jobs/job-order';
import type { AccountId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { action, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { createQueue } from '../../state/create-queue.ts';
import type { Resource } from '../../state/resource.ts';

/** Colleagues queried per batch, and jobs shown at first. */
const atATime = 10;

/** Maximum wait for colleagues' jobs, in milliseconds. */
const longestWait = 3000;

interface PostedJob {
  readonly job: Job;
  readonly by: string | null;
}

/** Loads each member's jobs with a separate call. Refused members are skipped, failures are reported. */
export class CompanyJobs {
  readonly own: Resource<readonly Job[]>;
  colleagues: readonly PostedJob[] = [];
  /** Jobs that arrived after sorting are appended, so that no job moves. */
  late: readonly PostedJob[] = [];
  isGathered = false;
  pendingCount = 0;
  failed: readonly CompanyMember[] = [];
  most = atATime;
  #closing = new AbortController();
  readonly #requested = new Set<AccountId>();
  readonly #members: Resource<readonly CompanyMember[]>;
  readonly #board: JobBoard;

  constructor(own: Resource<readonly Job[]>, members: Resource<readonly CompanyMember[]>, board: JobBoard) {
    this.own = own;
    this.#members = members;
    this.#board = board;
    makeAutoObservable(
      this,
      { colleagues: observableRef, late: observableRef, failed: observableRef },
      { autoBind: true },
    );
  }

  open(self: AccountId): () => void {
    const closing = (this.#closing = new AbortController());
    const waiting = setTimeout(this.#gathered, longestWait);
    const stopLoading = reaction(
      () => this.#members.value,
      (members) => members && void this.#loadAll(members, self),
      { fireImmediately: true },
    );
    const closeOwn = this.own.open();
    return () => {
      closing.abort();
      stopLoading();
      clearTimeout(waiting);
      closeOwn();
    };
  }

  /** Jobs are shown only when sorted, so that none moves. */
  get isArranged(): boolean {
    return this.isGathered || this.#members.state === 'failed';
  }

  get isIncomplete(): boolean {
    return this.failed.length > 0 || (this.#members.state === 'failed' && !this.#members.refused);
  }

  get isWaiting(): boolean {
    return this.#members.state === 'loading' || this.pendingCount > 0;
  }

  get isComplete(): boolean {
    return this.isArranged && this.own.value !== null && !this.isWaiting && !this.isIncomplete;
  }

  retryFailed(): void {
    const { failed } = this;
    this.failed = [];
    void this.#loadEach(failed);
  }

  get all(): readonly PostedJob[] {
    const own = (this.own.value ?? []).map((job) => ({ job, by: null }));
    const posted = new Map([...own, ...this.colleagues].map((each) => [each.job, each]));
    return [...jobsInOrder([...posted.keys()], newestFirst).flatMap((job) => posted.get(job) ?? []), ...this.late];
  }

  get shown(): readonly PostedJob[] {
    return this.all.slice(0, this.most);
  }

  get hiddenCount(): number {
    return this.all.length - this.shown.length;
  }

  showMore(): void {
    this.most += atATime;
  }

  async #loadAll(members: readonly CompanyMember[], self: AccountId): Promise<void> {
    const colleagues = members.filter(({ accountId }) => accountId !== self && !this.#markRequested(accountId));
    await this.#loadEach(colleagues);
    // Members that are read again find the requests for the earlier ones on their way.
    if (!this.#closing.signal.aborted && this.pendingCount === 0) this.#gathered();
  }

  async #loadEach(colleagues: readonly CompanyMember[]): Promise<void> {
    const { signal } = this.#closing;
    const queue = createQueue(atATime);
    const read = async (colleague: CompanyMember) => {
      const { accountId } = colleague;
      if (accountId === null) return;
      runInAction(() => (this.pendingCount += 1));
      this.#show(colleague, await queue.send(() => this.#board.activeJobs(accountId), { signal }));
    };
    await Promise.all(colleagues.map(read));
  }

  readonly #gathered = (): void => {
    runInAction(() => {
      this.isGathered = true;
    });
  };

  #markRequested(account: AccountId | null): boolean {
    if (account === null || this.#requested.has(account)) return true;
    this.#requested.add(account);
    return false;
  }

  readonly #show = action((colleague: CompanyMember, answer: Outcome<readonly Job[]> | null): void => {
    this.pendingCount -= 1;
    if (answer === null || this.#closing.signal.aborted) return;
    if (!answer.ok && answer.failure.kind !== 'refused') this.failed = [...this.failed, colleague];
    const posted = answer.ok ? answer.value.map((job) => ({ job, by: colleague.name })) : [];
    if (this.isArranged) this.late = [...this.late, ...posted];
    else this.colleagues = [...this.colleagues, ...posted];
  });
}
