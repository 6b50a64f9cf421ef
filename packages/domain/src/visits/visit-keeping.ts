import type { CurrentSession } from '../account/session.ts';
import type { DeviceRows } from '../device/device-rows.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import { recordOf } from '../shared/json.ts';
import type { KnownApplicants } from './visit.ts';

/** Kind of rows. `[job]` has the applicants of the first visit, `[job, student]` is an applicant that was seen later. */
export const visits = 'job-visits';

const mostKnown = 100_000;

export class VisitKeeping {
  readonly #rows: DeviceRows;
  readonly #session: CurrentSession;

  constructor(rows: DeviceRows, session: CurrentSession) {
    this.#rows = rows;
    this.#session = session;
  }

  async known(job: JobId): Promise<KnownApplicants> {
    const account = this.#session.current?.accountId;
    const rows = account === undefined ? [] : await this.#rows.read(account, visits, job);
    const stored = readApplicants(rows.find(({ key }) => key.length === 1)?.value);
    if (stored === null) return null;
    const seen = rows.flatMap(({ key: [, student] }) => student ?? []);
    return new Set([...stored, ...seen] as StudentId[]);
  }

  async store(job: JobId, applicants: readonly StudentId[]): Promise<void> {
    await this.#write([job], { applicants });
  }

  async saw(job: JobId, student: StudentId): Promise<void> {
    await this.#write([job, student], {});
  }

  async #write(key: readonly string[], value: object): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account !== undefined) await this.#rows.write(account, visits, [{ key, value }]);
  }
}

/** Returns `null` for foreign, damaged or huge content. */
function readApplicants(value: unknown): readonly string[] | null {
  const { applicants } = recordOf(value);
  if (!Array.isArray(applicants) || applicants.length > mostKnown) return null;
  return applicants.every((each) => typeof each === 'string') ? applicants : null;
}
