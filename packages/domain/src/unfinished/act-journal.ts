import type { CurrentSession } from '../account/session.ts';
import type { DeviceRow, DeviceRows, RowChange } from '../device/device-rows.ts';
import { isoText, timeOf } from '../shared/dates.ts';
import type { AccountId, JobId, StudentId } from '../shared/ids.ts';
import { recordOf } from '../shared/json.ts';
import type { Failure } from '../shared/outcome.ts';
import { type Act, actKinds, type Acts, type EndAct } from './acts.ts';
import type { OpenPages } from './open-pages.ts';

const rowKind = 'acts';
/** Time after which an unfinished act is forgotten, in milliseconds. */
const kept = 30 * 24 * 60 * 60 * 1000;

export interface UnfinishedAct extends Act {
  /** ISO time. */
  readonly at: string;
  /** `interrupted`: the page was closed before the reply, so the act may be done. */
  readonly why: Failure['kind'] | 'interrupted';
}

/** `why` is `null` before the reply. `page` performs the act. */
interface Entry {
  readonly kind: Act['kind'];
  readonly at: string;
  readonly page: string;
  readonly why: Failure['kind'] | null;
}

export class ActJournal implements Acts {
  readonly #rows: DeviceRows;
  readonly #pages: OpenPages;
  readonly #session: CurrentSession;
  /** Keys of the acts that `unfinished` has returned. */
  #told: ReadonlySet<string> = new Set();

  constructor(rows: DeviceRows, pages: OpenPages, session: CurrentSession) {
    this.#rows = rows;
    this.#pages = pages;
    this.#session = session;
  }

  /** The act belongs to the account even if the session ends before the reply. */
  begin(act: Act): EndAct {
    // Survives an expired session, which may end while a list is read for the act.
    const account = this.#session.draftsOf;
    if (account === null) return () => undefined;
    const entry: Entry = { kind: act.kind, at: isoText(Date.now()), page: this.#pages.enter(), why: null };
    this.#write(account, act, entry);
    let isRunning = true;
    return (failure) => {
      this.#write(account, act, failure && { ...entry, why: failure.kind });
      if (isRunning) this.#pages.leave();
      isRunning = false;
    };
  }

  /** Oldest first. */
  async unfinished(now = Date.now()): Promise<readonly UnfinishedAct[]> {
    const account = this.#session.current?.accountId;
    const rows = account === undefined ? [] : await this.#rows.read(account, rowKind);
    const found: UnfinishedAct[] = [];
    for (const row of rows) {
      const act = readAct(row);
      if (act === null || now - timeOf(act.at) > kept) void this.#remove(account, [row.key]);
      // oxlint-disable-next-line no-await-in-loop -- a few pages at most
      else if (act.why !== null || !(await this.#pages.isOpen(act.page))) found.push(unfinishedAct(act));
    }
    this.#told = new Set(found.map((act) => keyOf(act).join(' ')));
    return found.toSorted((one, other) => timeOf(one.at) - timeOf(other.at));
  }

  async dismiss(acts: readonly Act[]): Promise<void> {
    await this.#remove(this.#session.current?.accountId, acts.map(keyOf));
    this.#pages.changed();
  }

  async forget(account: AccountId): Promise<void> {
    await this.#rows.remove(account, rowKind);
    this.#pages.changed();
  }

  #write(account: AccountId, act: Act, value: Entry | null): void {
    const key = keyOf(act);
    const isNews = this.#told.has(key.join(' ')) || (value !== null && value.why !== null);
    const written = this.#rows.write(account, rowKind, [{ key, value }]);
    if (isNews) void written.then(() => this.#pages.changed());
  }

  async #remove(account: AccountId | undefined, keys: readonly (readonly string[])[]): Promise<void> {
    const changes = keys.map((key): RowChange => ({ key, value: null }));
    if (account !== undefined && changes.length > 0) await this.#rows.write(account, rowKind, changes);
  }
}

/** One act on the shortlist and one notification for each job and student. */
function keyOf({ kind, job, student }: Act): readonly string[] {
  return [kind === 'tell' ? 'tell' : 'list', job, student];
}

function unfinishedAct({ kind, job, student, at, why }: Act & Entry): UnfinishedAct {
  return { kind, job, student, at, why: why ?? 'interrupted' };
}

/** Returns `null` for a damaged row. */
function readAct({ key: [, job, student], value }: DeviceRow): (Act & Entry) | null {
  const { kind: stored, at, page, why } = recordOf(value);
  const kind = actKinds.find((each) => each === stored);
  if (kind === undefined || job === undefined || student === undefined) return null;
  if (typeof at !== 'string' || typeof page !== 'string' || Number.isNaN(timeOf(at))) return null;
  const failed = typeof why === 'string' ? (why as Failure['kind']) : null;
  return { kind, job: job as JobId, student: student as StudentId, at, page, why: failed };
}
