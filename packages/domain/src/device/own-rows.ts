import type { CurrentSession } from '../account/session.ts';
import type { AccountId } from '../shared/ids.ts';
import { parseJson } from '../shared/json.ts';
import type { Tabs } from '../shared/tabs.ts';
import type { DeviceRows, RowChange } from './device-rows.ts';
import { type Changed, type Kind, noneOf, readAll, type ValuesOf } from './kinds.ts';

/** Kinds with a row for each record. A record's key is the row's, as JSON. */
type RowKinds = Readonly<Record<string, Kind<ReadonlyMap<string, object>>>>;

export class OwnRows<K extends RowKinds> {
  readonly #kinds: K;
  readonly #rows: DeviceRows;
  readonly #session: CurrentSession;
  readonly #tabs: Tabs;

  constructor(kinds: K, rows: DeviceRows, session: CurrentSession, tabs: Tabs) {
    this.#kinds = kinds;
    this.#rows = rows;
    this.#session = session;
    this.#tabs = tabs;
  }

  /** True while rows are not on disk: then they are lost when the page closes. */
  get isForVisitOnly(): boolean {
    return this.#rows.waiting > 0;
  }

  async read(account = this.#session.current?.accountId): Promise<ValuesOf<K>> {
    if (account === undefined) return noneOf(this.#kinds);
    const content: Record<string, object> = {};
    for (const kind of Object.keys(this.#kinds)) {
      // oxlint-disable-next-line no-await-in-loop -- a few kinds
      const rows = await this.#rows.read(account, kind);
      content[kind] = Object.fromEntries(rows.map(({ key, value }) => [JSON.stringify(key), value]));
    }
    return readAll(this.#kinds, content);
  }

  async change(account: AccountId, edit: (mine: ValuesOf<K>) => ValuesOf<K>): Promise<Changed<ValuesOf<K>>> {
    const before = await this.read(account);
    const after = edit(before);
    const changes = Object.keys(this.#kinds).map((kind) => [kind, rowChanges(before[kind], after[kind])] as const);
    const changed = changes.filter(([, ofKind]) => ofKind.length > 0);
    await Promise.all(changed.map(([kind, ofKind]) => this.#rows.write(account, kind, ofKind)));
    if (changed.length > 0) this.#announce();
    return { before, after };
  }

  /** Resolves to false if the device may still hold some. */
  async remove(account: AccountId): Promise<boolean> {
    const removed = await Promise.all(Object.keys(this.#kinds).map((kind) => this.#rows.remove(account, kind)));
    this.#announce();
    return removed.every(Boolean);
  }

  #announce(): void {
    this.#tabs.announce({ about: 'verdicts', id: '' });
  }
}

function rowChanges(
  before: ReadonlyMap<string, object> = new Map(),
  after: ReadonlyMap<string, object> = new Map(),
): readonly RowChange[] {
  const changes: RowChange[] = [];
  for (const [key, value] of after) if (before.get(key) !== value) changes.push({ key: keyOf(key), value });
  for (const key of before.keys()) if (!after.has(key)) changes.push({ key: keyOf(key), value: null });
  return changes;
}

/** Reads the key of a record whose row has a key of `parts`. Returns `null` for a foreign one. */
export function readRowKey(key: string, parts: readonly number[]): string | null {
  const read = parseJson(key);
  const isKey = Array.isArray(read) && parts.includes(read.length) && read.every((part) => typeof part === 'string');
  return isKey ? JSON.stringify(read) : null;
}

function keyOf(key: string): readonly string[] {
  return JSON.parse(key) as readonly string[];
}
