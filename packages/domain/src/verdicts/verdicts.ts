import type { DeviceRow, DeviceRows, RowChange } from '../device/device-rows.ts';
import type { AccountId, JobId, StudentId } from '../shared/ids.ts';
import { recordOf } from '../shared/json.ts';
import { visits } from '../visits/visit-keeping.ts';
import { readVerdictRecord } from './read-verdicts.ts';
import type { VerdictChanges, VerdictRecord, VerdictRecords, VerdictsByJob } from './verdict.ts';
import type { Closings } from './verdict-expiry.ts';

/** Kinds of rows. Keys: `[job, student]` and `[job]`. */
const [verdicts, closings] = ['verdicts', 'closings'];
export interface Closing {
  /** ISO time. */
  readonly closedAt: string;
}

const ofJobs = [verdicts, closings, visits];

export class Verdicts {
  readonly #rows: DeviceRows;

  constructor(rows: DeviceRows) {
    this.#rows = rows;
  }

  async ofJob(account: AccountId, job: JobId): Promise<VerdictRecords> {
    return recordsOf(await this.#rows.read(account, verdicts, job));
  }

  async ofAccount(account: AccountId): Promise<VerdictsByJob> {
    const rows = await this.#rows.read(account, verdicts);
    const byJob = Map.groupBy(rows, ({ key }) => key[0] as JobId);
    return new Map([...byJob].map(([job, ofJob]) => [job, recordsOf(ofJob)]));
  }

  async save(account: AccountId, job: JobId, changes: VerdictChanges): Promise<void> {
    const rows = [...changes].map(([student, value]): RowChange => ({ key: [job, student], value }));
    await this.#rows.write(account, verdicts, rows);
  }

  async closings(account: AccountId): Promise<Closings> {
    const rows = await this.#rows.read(account, closings);
    return new Map(rows.flatMap(({ key, value }) => (isClosing(value) ? [[key[0] as JobId, value.closedAt]] : [])));
  }

  /** `null` removes the time. */
  async saveClosings(account: AccountId, times: ReadonlyMap<JobId, string | null>): Promise<void> {
    const rows = [...times].map(
      ([job, closedAt]): RowChange => ({ key: [job], value: closedAt === null ? null : { closedAt } }),
    );
    await this.#rows.write(account, closings, rows);
  }

  async removeJobs(account: AccountId, jobs: readonly JobId[]): Promise<void> {
    for (const job of jobs) for (const kind of ofJobs) await this.#rows.remove(account, kind, job);
  }
}

function recordsOf(rows: readonly DeviceRow[]): VerdictRecords {
  const records = new Map<StudentId, VerdictRecord>();
  for (const { key, value } of rows) {
    const record = readVerdictRecord(value);
    if (record !== null) records.set(key[1] as StudentId, record);
  }
  return records;
}

export function isClosing(value: unknown): value is Closing {
  return typeof recordOf(value)['closedAt'] === 'string';
}
