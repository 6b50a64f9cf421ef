import { hash } from 'node:crypto';
import {
  books,
  type Change,
  CountBook,
  type CountKey,
  type Counts,
  type Limit,
  takeUse,
  type Uses,
} from '../counts/counts.ts';
import { type FileShelf, inMemory, newSecret } from '../file-shelf.ts';
import { StoreUnavailable } from '../store.ts';
import { Connection, type QueryOptions, type Selected } from './connection.ts';

export function postgresShelves(url: string) {
  let open: Promise<Connection> | undefined;
  async function query(text: string, options?: QueryOptions): Promise<readonly Selected[]> {
    try {
      if (open === undefined || (await open).isLost) open = Connection.open(url);
      return await (await open).query(text, options);
    } catch (cause) {
      open = undefined;
      throw new StoreUnavailable('The database does not answer', { cause });
    }
  }
  const fileNamesWhere = async (condition: string) =>
    (await query(`SELECT name FROM stand_in_files WHERE ${condition} ORDER BY name COLLATE "C"`)).map((row) =>
      String(row['name']),
    );

  const files: FileShelf = {
    async put(name, content) {
      const bytes = await inMemory(content);
      await query(
        `INSERT INTO stand_in_files (name, bytes) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, put_at = now()`,
        { values: [name, Buffer.from(bytes)] },
      );
    },
    async get(name) {
      const [found] = await query('SELECT bytes FROM stand_in_files WHERE name = $1', { values: [name] });
      return found?.['bytes'] as Uint8Array | undefined;
    },
    remove: async (name) => void (await query('DELETE FROM stand_in_files WHERE name = $1', { values: [name] })),
    names: () => fileNamesWhere('true'),
  };

  /** Another process may have stored one first. */
  async function secret(): Promise<string> {
    const values = [newSecret()];
    await query("INSERT INTO stand_in_keys VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING", { values });
    const [found] = await query("SELECT key FROM stand_in_keys WHERE name = 'secret'");
    return String(found?.['key']);
  }

  return {
    files,
    settledFiles: { ...files, names: () => fileNamesWhere("put_at < now() - interval '1 hour'") },
    secret,
    counts: new PostgresCounts(query),
    close: () => void open?.then((connection) => connection.close()).catch(() => undefined),
  };
}

const flushDelay = 500;

type Query = (text: string, options?: QueryOptions) => Promise<readonly Selected[]>;

/** Shared by all processes. Keys are hashed, because they contain emails and addresses. */
class PostgresCounts implements Counts {
  readonly #query: Query;
  #local = new CountBook<Uses>(books.accounts);
  #unflushed = new Map<string, { readonly key: CountKey; readonly uses: number[]; readonly limit: Limit }>();
  #isFlushScheduled = false;

  constructor(query: Query) {
    this.#query = query;
  }

  async change<V, T>(key: CountKey, _now: number, change: Change<V, T>): Promise<T> {
    const name = hash('sha256', key.name, 'base64url');
    for (;;) {
      const [found] = await this.#query('SELECT value FROM stand_in_counts WHERE key = $1', { values: [name] });
      const before = typeof found?.['value'] === 'string' ? found['value'] : null;
      const value = before === null ? undefined : (JSON.parse(before) as V);
      const [next, result] = change(value);
      if (next === value) return result;
      const values = [name, next === undefined ? null : JSON.stringify(next), before];
      if ((await this.#query(compareAndSet, { values })).length > 0) return result;
    }
  }

  takeAtOnce(key: CountKey, now: number, limit: Limit): number {
    const [uses, wait] = takeUse(this.#local.get(key.name), now, limit);
    this.#local.set(key.name, uses, now);
    const pending = this.#unflushed.get(key.name) ?? { key, uses: [], limit };
    this.#unflushed.set(key.name, pending);
    if (wait === 0) pending.uses.push(now);
    // Also after a refusal, because a reset in another process may have cleared the counts.
    if (!this.#isFlushScheduled) setTimeout(() => void this.#flush(), flushDelay).unref();
    this.#isFlushScheduled = true;
    return wait;
  }

  async clear(): Promise<void> {
    this.#local = new CountBook(books.accounts);
    this.#unflushed.clear();
    await this.#query('DELETE FROM stand_in_counts');
  }

  /** If the database does not answer, each process counts for itself. */
  async #flush(): Promise<void> {
    const pending = this.#unflushed;
    this.#unflushed = new Map();
    this.#isFlushScheduled = false;
    const writes = [...pending.values()].map(async ({ key, uses, limit }) => {
      const all = await this.change<Uses, Uses>(key, 0, (stored = []) => {
        const last = uses.at(-1);
        if (last === undefined) return [stored, stored];
        const oldest = last - limit.during;
        const merged = [...stored.filter((time) => time > oldest), ...uses].sort((a, b) => a - b);
        return [merged, merged];
      });
      const merged = [...all, ...(this.#unflushed.get(key.name)?.uses ?? [])];
      this.#local.set(key.name, merged, merged.at(-1) ?? 0);
    });
    await Promise.allSettled(writes);
  }
}

/** Returns no row if the value was changed in between. Deletes counters that are a day old. */
const compareAndSet = `
  WITH old AS (DELETE FROM stand_in_counts WHERE at < now() - interval '25 hours' AND key <> $1)
  INSERT INTO stand_in_counts (key, value) VALUES ($1, $2)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, at = now() WHERE stand_in_counts.value IS NOT DISTINCT FROM $3
  RETURNING key`;
