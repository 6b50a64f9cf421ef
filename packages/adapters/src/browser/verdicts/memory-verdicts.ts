import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import type { JobVerdicts, VerdictChanges, VerdictRecord, VerdictRecords } from '@glo/domain/verdicts/verdict';
import type { Closings } from '@glo/domain/verdicts/verdict-expiry';
import type { Verdicts } from '@glo/domain/verdicts/verdicts';

interface OfAccount {
  readonly jobs: Map<JobId, Map<StudentId, VerdictRecord>>;
  readonly closings: Map<JobId, string>;
}

export class MemoryVerdicts implements Verdicts {
  readonly isForVisitOnly = true;
  readonly #accounts = new Map<AccountId, OfAccount>();

  async ofJob(account: AccountId, job: JobId): Promise<VerdictRecords> {
    return new Map(this.#entriesOf(account).jobs.get(job));
  }

  async ofAccount(account: AccountId): Promise<ReadonlyMap<JobId, JobVerdicts>> {
    const { jobs, closings } = this.#entriesOf(account);
    const all = [...jobs].filter(([, records]) => records.size > 0);
    return new Map(
      all.map(([job, records]) => [job, { closedAt: closings.get(job) ?? null, records: new Map(records) }]),
    );
  }

  async count(account: AccountId): Promise<number> {
    return [...this.#entriesOf(account).jobs.values()].reduce((total, { size }) => total + size, 0);
  }

  async save(account: AccountId, job: JobId, changes: VerdictChanges): Promise<void> {
    const { jobs } = this.#entriesOf(account);
    const records = jobs.get(job) ?? new Map<StudentId, VerdictRecord>();
    jobs.set(job, records);
    apply(records, changes);
  }

  async closings(account: AccountId): Promise<Closings> {
    return new Map(this.#entriesOf(account).closings);
  }

  async saveClosings(account: AccountId, closings: ReadonlyMap<JobId, string | null>): Promise<void> {
    apply(this.#entriesOf(account).closings, closings);
  }

  async removeJobs(account: AccountId, jobs: readonly JobId[]): Promise<void> {
    const kept = this.#entriesOf(account);
    for (const job of jobs) {
      kept.jobs.delete(job);
      kept.closings.delete(job);
    }
  }

  async removeAccount(account: AccountId): Promise<boolean> {
    this.#accounts.delete(account);
    return true;
  }

  #entriesOf(account: AccountId): OfAccount {
    const kept = this.#accounts.get(account) ?? { jobs: new Map(), closings: new Map() };
    this.#accounts.set(account, kept);
    return kept;
  }
}

function apply<K, V>(kept: Map<K, V>, changes: ReadonlyMap<K, V | null>): void {
  for (const [key, value] of changes) {
    if (value === null) kept.delete(key);
    else kept.set(key, value);
  }
}
