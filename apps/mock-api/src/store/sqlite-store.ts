import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { LowSync } from 'lowdb';
import { type ChangeAdapter, LowStore } from './low-store.ts';
import {
  type DataSet,
  ForeignData,
  type Indexes,
  type Schema,
  type Store,
  StoreDamaged,
  StoreLocked,
} from './store.ts';
import { type Change, Tables } from './tables.ts';

export interface SqliteOptions<S> {
  readonly folder: string;
  readonly format: number;
  readonly indexes: Indexes<S>;
  readonly seed?: () => DataSet<S>;
}

export async function openSqliteStore<S extends Schema<S>>(options: SqliteOptions<S>): Promise<Store<S>> {
  const { indexes, seed = () => ({}) } = options;
  const adapter = new SqliteAdapter(options);
  try {
    const empty = new Tables(indexes);
    const low = new LowSync(adapter, empty);
    low.read();
    if (low.data === empty) {
      adapter.record(empty.replace(seed()).changes);
      low.write();
    }
    return new LowStore(low, adapter);
  } catch (error) {
    adapter.close();
    throw error;
  }
}

/**
 * `EXCLUSIVE` and the empty transaction take the operating system's lock, which ends with the process. `FULL` syncs
 * each commit. SQLite merges the log at 1,000 pages and shortens it to the limit (in bytes).
 */
const settings = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA journal_size_limit = 8388608;
  BEGIN IMMEDIATE; COMMIT;
`;

const tablesSql = `
  BEGIN;
  CREATE TABLE rows (
    place INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, checksum INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE meta (
    only INTEGER PRIMARY KEY, format INTEGER NOT NULL, commits INTEGER NOT NULL, counts TEXT NOT NULL
  ) STRICT;
  COMMIT;
`;

const writeMeta = `
  INSERT INTO meta VALUES (1, ?, 1, ?)
  ON CONFLICT (only) DO UPDATE SET commits = commits + 1, counts = excluded.counts`;

const selectRows = 'SELECT place, collection, id, json, checksum FROM rows ORDER BY place';
type StoredRow = readonly [place: number, collection: string, id: string, json: string, checksum: number];

class SqliteAdapter<S extends Schema<S>> implements ChangeAdapter<S> {
  readonly #options: SqliteOptions<S>;
  readonly #sql: DatabaseSync;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;
  readonly #meta: StatementSync;
  #recorded: readonly Change[] = [];

  constructor(options: SqliteOptions<S>) {
    const { folder } = options;
    const file = rowsFile(folder);
    // Created here for its mode, which SQLite copies to its log.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    this.#options = options;
    this.#sql = new DatabaseSync(file);
    try {
      this.#sql.exec(settings);
      const isNew = this.#sql.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
      if (isNew) this.#sql.exec(tablesSql);
      this.#put = this.#sql.prepare('INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?, ?)');
      this.#remove = this.#sql.prepare('DELETE FROM rows WHERE place = ?');
      this.#meta = this.#sql.prepare(writeMeta);
    } catch (error) {
      this.#sql.close();
      throw explainSqlite(error, folder);
    }
    writeLockHolder(folder);
  }

  read(): Tables<S> | null {
    const { folder, format, indexes } = this.#options;
    try {
      const meta = this.#sql.prepare('SELECT format, counts FROM meta').get();
      if (meta === undefined) return null;
      if (meta['format'] !== format) throw foreignFormat(folder, Number(meta['format']), format);
      const tables = new Tables(indexes);
      this.#load(tables);
      this.#requireCounts(JSON.parse(String(meta['counts'])), tables.counts);
      return tables;
    } catch (error) {
      throw explainSqlite(error, folder);
    }
  }

  record(changes: readonly Change[]): void {
    this.#recorded = changes;
  }

  write(tables: Tables<S>): void {
    const changes = this.#recorded;
    this.#recorded = [];
    if (changes.length === 0) return;
    this.#sql.exec('BEGIN IMMEDIATE');
    try {
      for (const change of changes) this.#apply(change);
      this.#meta.run(this.#options.format, JSON.stringify(tables.counts));
      this.#sql.exec('COMMIT');
    } catch (error) {
      // If the disk is full, SQLite has already rolled back.
      if (this.#sql.isTransaction) this.#sql.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#sql.close();
  }

  #load(tables: Tables<S>): void {
    const { folder, indexes } = this.#options;
    const select = this.#sql.prepare(selectRows);
    select.setReturnArrays(true);
    for (const row of select.iterate()) {
      const [place, collection, id, json, checksum] = row as unknown as StoredRow;
      if (checksumOf(place, collection, id, json) !== checksum)
        throw storeDamaged(folder, `the row "${id}" of ${collection} is damaged`);
      if (!Object.hasOwn(indexes, collection)) throw storeDamaged(folder, `there is no collection "${collection}"`);
      tables.load(collection, JSON.parse(json), place);
    }
  }

  /** A damaged page can lose whole rows, which a checksum per row does not reveal. */
  #requireCounts(stored: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): void {
    for (const [name, count] of Object.entries(stored)) {
      const { [name]: there = 0 } = found;
      if (there !== count) throw storeDamaged(this.#options.folder, `there are ${there} of ${count} rows of ${name}`);
    }
  }

  #apply(change: Change): void {
    if ('put' in change) {
      const { put: collection, row, place } = change;
      const json = JSON.stringify(row);
      this.#put.run(place, collection, row.id, json, checksumOf(place, collection, row.id, json));
    } else if ('clear' in change) this.#sql.exec('DELETE FROM rows');
    else if (this.#remove.run(change.remove).changes !== 1)
      throw storeDamaged(this.#options.folder, `the row "${change.id}" of ${change.collection} is missing`);
  }
}

const checksumOf = (place: number, collection: string, id: string, json: string): number =>
  crc32(json, crc32(`${place} ${collection} ${id}`));

const foreignFormat = (folder: string, found: number, known: number): ForeignData =>
  new ForeignData(
    `The data in ${folder} was made by ${found > known ? 'a newer' : 'an older'} version of this program ` +
      `(format ${found}, this one reads ${known}). Start that version, choose another folder with DATA_DIR, or delete this one.`,
  );

const codes = { logic: 1, busy: 5, corrupt: 11, notADatabase: 26 };

const rowsFile = (folder: string) => join(folder, 'data.db');
const holderFile = (folder: string) => join(folder, 'lock-holder');

/** Names this process in the message to another one. The lock itself is SQLite's. */
function writeLockHolder(folder: string): void {
  try {
    writeFileSync(holderFile(folder), `process ${process.pid} on ${hostname()}`, { mode: 0o600 });
  } catch {
    // A full disk still allows reading.
  }
}

function lockHolder(folder: string): string {
  try {
    return readFileSync(holderFile(folder), 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}

/** Translates errors of opening and reading. Returns other errors unchanged. */
function explainSqlite(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  if (code === codes.busy)
    return new StoreLocked(`${folder} is in use by ${lockHolder(folder)}. Stop it, or use another folder.`);
  const isDamage = code === codes.logic || code === codes.corrupt || code === codes.notADatabase;
  return isDamage || error instanceof SyntaxError ? storeDamaged(folder, String(error)) : error;
}

const storeDamaged = (folder: string, detail: string): StoreDamaged =>
  new StoreDamaged(`${rowsFile(folder)}: ${detail}. Restore the folder from a copy, or delete it to start over.`);
