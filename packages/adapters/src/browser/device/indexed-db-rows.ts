import type { DeviceRow, DeviceRows, RowChange } from '@glo/domain/device/device-rows';
import type { AccountId } from '@glo/domain/shared/ids';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { attempt } from '../attempt.ts';

interface Stores extends DBSchema {
  rows: { key: string[]; value: { readonly key: string[]; readonly value: unknown } };
}

type Database = IDBPDatabase<Stores>;
type Store = IDBPObjectStore<Stores, ['rows'], 'rows', 'readwrite'>;

/** Key with account and kind. */
type Waiting = { readonly key: string[]; readonly value: object | null };

const name = 'device';
/** Raise it with a migration in `upgrade`. */
const version = 1;
/** Time after which a call stops waiting for the database, and until waiting changes are tried again. In milliseconds. */
const patience = 3000;
const retryAfter = 5000;

/** One row per key. Writes are flushed to disk before they resolve, because a crash must not undo them. */
export class IndexedDbRows implements DeviceRows {
  readonly #waiting = new Map<string, Waiting>();
  /** Waiting changes that a transaction is writing, with its result. */
  readonly #sent = new Map<Waiting, Promise<boolean>>();
  readonly #listeners = new Set<() => void>();
  #opened: Promise<Database> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasAsked = false;

  get waiting(): number {
    return this.#waiting.size;
  }

  onWaiting(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async isReady(): Promise<boolean> {
    const read = this.#run((db) => getAll(db, IDBKeyRange.only([]))).then(
      () => true,
      () => false,
    );
    return await withinPatience(read);
  }

  async read(account: AccountId, kind: string, ...prefix: readonly string[]): Promise<readonly DeviceRow[]> {
    const parts = [account, kind, ...prefix];
    const stored = await this.#run((db) => getAll(db, within(parts))).catch(() => []);
    const rows = new Map(stored.map((row) => [JSON.stringify(row.key), row]));
    for (const [id, { key, value }] of this.#waiting) {
      if (!startsWith(key, parts)) continue;
      if (value === null) rows.delete(id);
      else rows.set(id, { key, value });
    }
    return [...rows.values()].map(({ key, value }) => ({ key: key.slice(2), value }));
  }

  async write(account: AccountId, kind: string, changes: readonly RowChange[]): Promise<boolean> {
    for (const { key, value } of changes) {
      const whole = [account, kind, ...key];
      // The browser refuses to store a proxy, such as an observable, and all other changes with it.
      this.#waiting.set(JSON.stringify(whole), {
        key: whole,
        value: JSON.parse(JSON.stringify(value)) as object | null,
      });
    }
    askToKeep(this.#hasAsked);
    this.#hasAsked = true;
    return await withinPatience(this.#flush());
  }

  async remove(account: AccountId, kind?: string, ...prefix: readonly string[]): Promise<boolean> {
    const parts = [account, ...(kind === undefined ? [] : [kind, ...prefix])];
    for (const [id, { key }] of this.#waiting) if (startsWith(key, parts)) this.#waiting.delete(id);
    try {
      await this.#write((store) => [store.delete(within(parts))]);
      this.#notify();
      return true;
    } catch {
      // A browser without IndexedDB has never stored any.
      return !globalThis.indexedDB;
    }
  }

  /** Does not wait for earlier transactions, because a page that closes loses those that have not begun. */
  async #flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    const changes = [...this.#waiting].filter(([, change]) => !this.#sent.has(change));
    const sending = this.#send(changes);
    for (const [, change] of changes) this.#sent.set(change, sending);
    const results = await Promise.all([sending, ...this.#sent.values()]);
    return results.every(Boolean);
  }

  async #send(changes: readonly (readonly [string, Waiting])[]): Promise<boolean> {
    if (changes.length === 0) return true;
    const late = setTimeout(() => this.#notify(), patience);
    const isWritten = await this.#write((store) =>
      changes.flatMap(([id]) => {
        const latest = this.#waiting.get(id);
        // A second try comes after a later change is on disk.
        if (latest === undefined) return [];
        const { key, value } = latest;
        const request: Promise<unknown> = value === null ? store.delete(key) : store.put({ key, value });
        // A later one may throw at once, and then this one is not awaited.
        request.catch(() => undefined);
        return request;
      }),
    ).then(
      () => true,
      () => false,
    );
    clearTimeout(late);
    for (const [id, change] of changes) {
      this.#sent.delete(change);
      if (isWritten && this.#waiting.get(id) === change) this.#waiting.delete(id);
    }
    if (!isWritten) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#flush(), retryAfter);
    }
    this.#notify();
    return isWritten;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** One transaction: all requests succeed, or nothing is written. */
  async #write(start: (store: Store) => readonly Promise<unknown>[]): Promise<void> {
    await this.#run(async (db) => {
      const transaction = db.transaction('rows', 'readwrite', { durability: 'strict' });
      try {
        const requests = start(transaction.store);
        // At once, because a page that closes does not live to see the replies.
        transaction.commit();
        await Promise.all(requests);
      } catch (error) {
        // Requests that failed in the browser have aborted it already.
        attempt(() => transaction.abort());
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

  /** The next call opens a database again that could not be opened. */
  #connect(): Promise<Database> {
    const forget = () => (this.#opened = null);
    this.#opened ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.#opened;
  }
}

async function open(onClosed: () => void): Promise<Database> {
  return await openDB<Stores>(name, version, {
    upgrade: (db) => void db.createObjectStore('rows', { keyPath: 'key' }),
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** Commits at once, because WebKit keeps the open transactions of a page that is left, and later pages wait for them. */
async function getAll(db: Database, range: IDBKeyRange): Promise<readonly Stores['rows']['value'][]> {
  const transaction = db.transaction('rows');
  const reading = transaction.store.getAll(range);
  transaction.commit();
  const [rows] = await Promise.all([reading, transaction.done]);
  return rows;
}

async function withinPatience(answer: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, patience, false);
  const first = await Promise.race([answer, promise]);
  clearTimeout(timer);
  return first;
}

/** Otherwise the browser may delete the rows when the disk is full. */
function askToKeep(hasAsked: boolean): void {
  if (!hasAsked) globalThis.navigator?.storage?.persist?.().catch(() => false);
}

/** All keys that start with these parts. Arrays sort after strings. */
function within(parts: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}

function startsWith(key: readonly string[], parts: readonly string[]): boolean {
  return parts.every((part, at) => key[at] === part);
}
