import type { AccountId, JobId } from '@glo/domain/shared/ids';
import type { VerdictChanges, VerdictRecords, VerdictsByJob } from '@glo/domain/verdicts/verdict';
import type { Closings } from '@glo/domain/verdicts/verdict-expiry';
import type { Verdicts } from '@glo/domain/verdicts/verdicts';
import { MemoryVerdicts } from './memory-verdicts.ts';
import { VerdictDatabase } from './verdict-database.ts';

type Store = Omit<Verdicts, 'isForVisitOnly'>;

/** Uses IndexedDB. After a failure it keeps the account's verdicts in memory. */
export class IndexedDbVerdicts implements Verdicts {
  #database: VerdictDatabase | null = null;
  readonly #memory = new Map<AccountId, Promise<MemoryVerdicts>>();

  get isForVisitOnly(): boolean {
    return this.#memory.size > 0;
  }

  ofJob(account: AccountId, job: JobId): Promise<VerdictRecords> {
    return this.#run(account, (store) => store.ofJob(account, job));
  }

  ofAccount(account: AccountId): Promise<VerdictsByJob> {
    return this.#run(account, (store) => store.ofAccount(account));
  }

  count(account: AccountId): Promise<number> {
    return this.#run(account, (store) => store.count(account));
  }

  save(account: AccountId, job: JobId, changes: VerdictChanges): Promise<void> {
    return this.#run(account, (store) => store.save(account, job, changes));
  }

  closings(account: AccountId): Promise<Closings> {
    return this.#run(account, (store) => store.closings(account));
  }

  saveClosings(account: AccountId, closings: ReadonlyMap<JobId, string | null>): Promise<void> {
    return this.#run(account, (store) => store.saveClosings(account, closings));
  }

  removeJobs(account: AccountId, jobs: readonly JobId[]): Promise<void> {
    return this.#run(account, (store) => store.removeJobs(account, jobs));
  }

  /** Tries the database in any case, which is used again after a success. */
  async removeAccount(account: AccountId): Promise<boolean> {
    await (await this.#memory.get(account))?.removeAccount(account);
    try {
      await this.#open().removeAccount(account);
      this.#memory.delete(account);
      return true;
    } catch {
      this.#database = null;
      // A browser without IndexedDB has never stored any.
      return !globalThis.indexedDB;
    }
  }

  async #run<T>(account: AccountId, query: (store: Store) => Promise<T>): Promise<T> {
    const memory = this.#memory.get(account);
    if (memory !== undefined) return await query(await memory);
    try {
      return await query(this.#open());
    } catch {
      const copy = this.#memory.get(account) ?? this.#copy(account);
      this.#memory.set(account, copy);
      return await query(await copy);
    }
  }

  #open(): VerdictDatabase {
    return (this.#database ??= new VerdictDatabase());
  }

  /** A full disk can still be read. */
  async #copy(account: AccountId): Promise<MemoryVerdicts> {
    const memory = new MemoryVerdicts();
    try {
      const database = this.#open();
      for (const [job, { records }] of await database.ofAccount(account)) await memory.save(account, job, records);
      await memory.saveClosings(account, await database.closings(account));
    } catch {
      // The database cannot be read, so the visit starts without verdicts.
    }
    // The next account, or a removal, opens it again.
    this.#database = null;
    return memory;
  }
}
