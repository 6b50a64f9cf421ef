import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import { readVerdictRecord } from '@glo/domain/verdicts/read-verdicts';
import type { VerdictChanges, VerdictRecord, VerdictRecords, VerdictsByJob } from '@glo/domain/verdicts/verdict';
import type { Closings } from '@glo/domain/verdicts/verdict-expiry';
import type { Verdicts } from '@glo/domain/verdicts/verdicts';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from 'idb';

interface VerdictRow extends VerdictRecord {
  readonly account: AccountId;
  readonly job: JobId;
  readonly student: StudentId;
}

interface ClosingRow {
  readonly account: AccountId;
  readonly job: JobId;
  readonly closedAt: string;
}

interface Stores extends DBSchema {
  verdicts: { key: [string, string, string]; value: VerdictRow };
  closings: { key: [string, string]; value: ClosingRow };
}

type Database = IDBPDatabase<Stores>;

const name = 'verdicts';
/** Raise it with a migration in `upgrade`. */
const version = 1;
/** Timeout of opening, in milliseconds. A tab with an older version may block it. */
const timeout = 3000;

/** One row per account, job and candidate. Rejects if the browser refuses. */
export class VerdictDatabase implements Omit<Verdicts, 'isForVisitOnly'> {
  #opened: Promise<Database> | null = null;

  async ofJob(account: AccountId, job: JobId): Promise<VerdictRecords> {
    return recordsOf(await this.#run((db) => db.getAll('verdicts', within(account, job))));
  }

  async ofAccount(account: AccountId): Promise<VerdictsByJob> {
    const rows = await this.#run((db) => db.getAll('verdicts', within(account)));
    const closings = await this.closings(account);
    return new Map(
      [...Map.groupBy(rows, ({ job }) => job)].map(([job, ofJob]) => {
        return [job, { closedAt: closings.get(job) ?? null, records: recordsOf(ofJob) }];
      }),
    );
  }

  async count(account: AccountId): Promise<number> {
    return await this.#run((db) => db.count('verdicts', within(account)));
  }

  async save(account: AccountId, job: JobId, changes: VerdictChanges): Promise<void> {
    await this.#write('verdicts', (store) =>
      [...changes].map(async ([student, record]) => {
        await (record === null
          ? store.delete([account, job, student])
          : store.put({ account, job, student, ...record }));
      }),
    );
  }

  async closings(account: AccountId): Promise<Closings> {
    const rows = await this.#run((db) => db.getAll('closings', within(account)));
    return new Map(rows.map(({ job, closedAt }) => [job, closedAt]));
  }

  async saveClosings(account: AccountId, closings: ReadonlyMap<JobId, string | null>): Promise<void> {
    await this.#write('closings', (store) =>
      [...closings].map(async ([job, closedAt]) => {
        await (closedAt === null ? store.delete([account, job]) : store.put({ account, job, closedAt }));
      }),
    );
  }

  async removeJobs(account: AccountId, jobs: readonly JobId[]): Promise<void> {
    await this.#write('verdicts', (store) => jobs.map((job) => store.delete(within(account, job))));
    await this.saveClosings(account, new Map(jobs.map((job) => [job, null])));
  }

  async removeAccount(account: AccountId): Promise<boolean> {
    await this.#write('verdicts', (store) => [store.delete(within(account))]);
    await this.#write('closings', (store) => [store.delete(within(account))]);
    return true;
  }

  /** One transaction: all requests succeed, or nothing is written. */
  async #write<Name extends StoreNames<Stores>>(
    storeName: Name,
    start: (store: IDBPObjectStore<Stores, [Name], Name, 'readwrite'>) => readonly Promise<void>[],
  ): Promise<void> {
    await this.#run(async (db) => {
      const transaction = db.transaction(storeName, 'readwrite');
      const requests = start(transaction.store);
      try {
        await Promise.all(requests);
      } catch (error) {
        abort(transaction);
        await transaction.done.catch(() => undefined);
        throw error;
      }
      await transaction.done;
    });
  }

  /** Retries once with a new connection, because browsers close idle ones. `query` must be idempotent. */
  async #run<T>(query: (db: Database) => Promise<T>): Promise<T> {
    const opened = this.#connect();
    const db = await opened;
    try {
      return await query(db);
    } catch {
      db.close();
      if (this.#opened === opened) this.#opened = null;
      return await query(await this.#connect());
    }
  }

  /** A failure stays: no call waits for the timeout again. */
  #connect(): Promise<Database> {
    return (this.#opened ??= open(() => (this.#opened = null)));
  }
}

async function open(onClosed: () => void): Promise<Database> {
  const opening = openDB<Stores>(name, version, {
    upgrade: (db) => {
      db.createObjectStore('verdicts', { keyPath: ['account', 'job', 'student'] });
      db.createObjectStore('closings', { keyPath: ['account', 'job'] });
    },
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not open in time')), timeout);
  try {
    return await Promise.race([opening, late]);
  } catch (error) {
    void opening.then((db) => db.close()).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Requests that failed in the browser have aborted it already. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is aborted.
  }
}

/** All keys that start with these parts. Arrays sort after strings. */
function within(...parts: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}

function recordsOf(rows: readonly VerdictRow[]): VerdictRecords {
  const records = new Map<StudentId, VerdictRecord>();
  for (const row of rows) {
    const record = readVerdictRecord(row);
    if (record !== null) records.set(row.student, record);
  }
  return records;
}
