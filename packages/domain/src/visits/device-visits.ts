import type { CurrentSession } from '../account/session.ts';
import type { DeviceRows, RowChange } from '../device/device-rows.ts';
import { isoText, timeOf } from '../shared/dates.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import { recordOf } from '../shared/json.ts';
import type { Visits } from './profile-visit.ts';

const kind = 'visits';

/** Visits to profiles on this device. Rows: `[student, job]`, and '' without a job. */
export class DeviceVisits implements Visits {
  readonly #rows: DeviceRows;
  readonly #session: CurrentSession;

  constructor(rows: DeviceRows, session: CurrentSession) {
    this.#rows = rows;
    this.#session = session;
  }

  /** Removes older visits. */
  async begin(student: StudentId, job: JobId | null, since: number): Promise<boolean> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return false;
    const key = [student, job ?? ''];
    const rows = await this.#rows.read(account, kind);
    const recent = rows.filter(({ value }) => beganAt(value) > since);
    if (recent.some((row) => row.key.join(' ') === key.join(' '))) return false;
    const changes: RowChange[] = rows
      .filter((row) => !recent.includes(row))
      .map((row) => ({ key: row.key, value: null }));
    await this.#rows.write(account, kind, [...changes, { key, value: { at: isoText(Date.now()) } }]);
    return true;
  }
}

/** NaN for a damaged row. */
function beganAt(value: unknown): number {
  const { at } = recordOf(value);
  return typeof at === 'string' ? timeOf(at) : Number.NaN;
}
