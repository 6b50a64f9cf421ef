import { type DataFiles, filesIn, prepareFiles } from './data-files.ts';
import type { Counts, StoredChange } from './database.ts';
import { DatabaseThread } from './database-thread.ts';
import type { ChangeAdapter } from './low-store.ts';
import { damaged } from './sqlite-errors.ts';
import type { DataSet, Indexes, Schema } from './store.ts';
import { type Change, Tables } from './tables.ts';

export interface SqliteOptions<S> {
  /** Created when missing. */
  readonly folder: string;
  /** Of the rows; raised when rows of an earlier version would not fit any more. */
  readonly format: number;
  readonly indexes: Indexes<S>;
  /** What an empty folder starts with; without it, nothing. */
  readonly seed?: () => DataSet<S>;
}

/** Characters of JSON that are made at once, in about a millisecond; requests have their turn in between. */
const pieceLength = 128 * 1024;

/** The lowdb adapter over SQLite. `write()` stores what was recorded since the last one, as one transaction, and looks at no other row. */
export class SqliteAdapter<S extends Schema<S>> implements ChangeAdapter<S> {
  readonly #options: SqliteOptions<S>;
  readonly #database = new DatabaseThread();
  #recorded: Change[] = [];

  constructor(options: SqliteOptions<S>) {
    this.#options = options;
  }

  /** Throws `StoreLocked` when the folder is in use, `StoreDamaged` or `ForeignData` when its rows cannot be had. */
  async read(): Promise<Tables<S>> {
    const { folder, format, seed = () => ({}) } = this.#options;
    const files = filesIn(folder);
    try {
      await prepareFiles(files);
      const { counts, warning } = await this.#database.call('open', { folder, format });
      if (warning !== undefined) process.emitWarning(warning, 'StoreWarning');
      const tables = await this.#load(files);
      if (counts !== undefined) expectCounts(files, counts, tables.counts);
      else await this.#store(tables.replace(seed()).changes, tables);
      return tables;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  record(change: Change): void {
    this.#recorded.push(change);
  }

  async write(tables: Tables<S>): Promise<void> {
    const changes = this.#recorded;
    this.#recorded = [];
    if (changes.length > 0) await this.#store(changes, tables);
  }

  async close(): Promise<void> {
    await this.#database.call('close').catch(() => undefined);
    await this.#database.end();
  }

  async #load(files: DataFiles): Promise<Tables<S>> {
    const tables = new Tables(this.#options.indexes);
    for (let next = this.#database.call('read'); ; ) {
      const rows = await next;
      if (rows.length === 0) return tables;
      // The thread reads while these are parsed. When one is of no use, nobody waits for the next.
      next = this.#database.call('read');
      next.catch(() => undefined);
      for (const [place, collection, json] of rows) {
        const problem = tables.load(collection, JSON.parse(json), place);
        if (problem !== undefined) throw damaged(files, problem);
      }
    }
  }

  async #store(changes: readonly Change[], tables: Tables<S>): Promise<void> {
    // As they are now: groups that come while this is stored belong to the next transaction.
    const { counts } = tables;
    let isFirst = true;
    let piece: StoredChange[] = [];
    let length = 0;
    for (const change of changes) {
      const stored = storedChange(change);
      piece.push(stored);
      if ('put' in stored) length += stored.put.json.length;
      if (length < pieceLength) continue;
      await this.#database.call('write', piece, { isFirst });
      isFirst = false;
      piece = [];
      length = 0;
    }
    await this.#database.call('write', piece, { isFirst, counts });
  }
}

function storedChange(change: Change): StoredChange {
  if ('remove' in change) return { remove: change.remove };
  if (!('put' in change)) return change;
  const { put: collection, row, place } = change;
  return { put: { place, collection, id: row.id, json: JSON.stringify(row) } };
}

/** Pages of a file can be lost with all their rows, which no checksum of a row would tell. */
function expectCounts(files: DataFiles, stored: Counts, found: Counts): void {
  for (const [name, count] of Object.entries(stored)) {
    const { [name]: there = 0 } = found;
    if (there !== count) throw damaged(files, `there are ${there} of ${count} rows of ${name}`);
  }
}
