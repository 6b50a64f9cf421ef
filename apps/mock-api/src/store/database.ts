import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { type DataFiles, filesIn, forgetHolder, sayWhoHolds } from './data-files.ts';
import { damaged, explained } from './sqlite-errors.ts';
import { ForeignData } from './store.ts';
import { droppedBytes, expectCommits, logLength, noteCommit } from './write-ahead-log.ts';

/** A row as it goes to the database. Its place says where it is in the order of insertion. */
export interface StoredRow {
  readonly place: number;
  readonly collection: string;
  readonly id: string;
  readonly json: string;
}

/** A row as it comes back: a list, since so many objects would take twice as long from thread to thread. */
export type FoundRow = readonly [place: number, collection: string, json: string];

export type StoredChange = { readonly put: StoredRow } | { readonly remove: number } | { readonly clear: true };

/** How many rows each collection has. */
export type Counts = Readonly<Record<string, number>>;

export interface DatabaseOptions {
  readonly folder: string;
  /** Of the rows; raised when rows of an earlier version would not fit any more. */
  readonly format: number;
}

/** Exclusive before anything else: the lock is the operating system's and ends with the process, however that ends. Merging is left to `merge`. */
const settings = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 0;
  BEGIN IMMEDIATE; COMMIT;
`;

const tables = `
  BEGIN;
  CREATE TABLE rows (
    place INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, checksum INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE meta (
    only INTEGER PRIMARY KEY, format INTEGER NOT NULL, commits INTEGER NOT NULL, counts TEXT NOT NULL
  ) STRICT;
  COMMIT;
`;

/** Characters of rows that are read at once. */
const batchLength = 500_000;

/** The rows of a data folder in an SQLite file, held by this process alone. Everything here blocks: it runs in a thread of its own. */
export class Database {
  /** What the last commit left; undefined when there was none. */
  readonly counts: Counts | undefined;
  /** What a person should hear about what was found. */
  readonly warning: string | undefined;
  readonly #files: DataFiles;
  readonly #options: DatabaseOptions;
  readonly #sql: DatabaseSync;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;
  readonly #count: StatementSync;
  #commits: number;

  /**
   * Opens files that `prepareFiles` has made. Throws `StoreLocked` when another process, or this one, has them, `StoreDamaged` when they are
   * not as they were written, `ForeignData` when their rows are of another format.
   */
  constructor(options: DatabaseOptions) {
    const files = filesIn(options.folder);
    this.#files = files;
    this.#options = options;
    this.#sql = new DatabaseSync(files.rows);
    try {
      this.#sql.exec(settings);
      const isNew = this.#sql.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
      if (isNew) this.#sql.exec(tables);
      this.#put = this.#sql.prepare('INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?, ?)');
      this.#remove = this.#sql.prepare('DELETE FROM rows WHERE place = ?');
      this.#count = this.#sql.prepare('INSERT OR REPLACE INTO meta VALUES (1, ?, ?, ?)');
      const meta = this.#sql.prepare('SELECT format, commits, counts FROM meta').get();
      if (meta !== undefined && meta['format'] !== options.format) throw ofAnotherFormat(files);
      this.#commits = Number(meta?.['commits'] ?? 0);
      this.counts = meta && JSON.parse(String(meta['counts']));
      expectCommits(files, this.#commits);
      this.warning = this.#warning();
    } catch (error) {
      this.#sql.close();
      throw explained(error, files);
    }
    sayWhoHolds(files);
  }

  /** All rows in their order, many at a time. Throws `StoreDamaged` at one that is not as it was written. */
  *rows(): Generator<FoundRow[], undefined> {
    let batch: FoundRow[] = [];
    let length = 0;
    try {
      const select = this.#sql.prepare('SELECT place, collection, id, json, checksum FROM rows ORDER BY place');
      select.setReturnArrays(true);
      for (const found of select.iterate()) {
        const [place, collection, id, json, checksum] = found as unknown as [number, string, string, string, number];
        if (checksumOf({ place, collection, id, json }) !== checksum) {
          throw damaged(this.#files, `the row "${id}" of ${collection} is damaged`);
        }
        batch.push([place, collection, json]);
        length += json.length;
        if (length < batchLength) continue;
        yield batch;
        batch = [];
        length = 0;
      }
    } catch (error) {
      throw explained(error, this.#files);
    }
    yield batch;
  }

  /** Begins a transaction. Throws when the disk refuses, and then nothing of the transaction is there; so do `apply` and `commit`. */
  begin(): void {
    this.#orUndo(() => {
      // One that was never ended: its changes are nobody's.
      if (this.#sql.isTransaction) this.#sql.exec('ROLLBACK');
      this.#sql.exec('BEGIN IMMEDIATE');
    });
  }

  apply(changes: readonly StoredChange[]): void {
    this.#orUndo(() => {
      for (const change of changes) {
        if ('put' in change) {
          const { place, collection, id, json } = change.put;
          this.#put.run(place, collection, id, json, checksumOf(change.put));
        } else if ('clear' in change) this.#sql.exec('DELETE FROM rows');
        else if (this.#remove.run(change.remove).changes !== 1) throw damaged(this.#files, 'a row is not at its place');
      }
    });
  }

  /** Ends it, with its changes on disk. `counts` is what the rows then amount to. */
  commit(counts: Counts): void {
    this.#orUndo(() => {
      this.#count.run(this.#options.format, this.#commits + 1, JSON.stringify(counts));
      this.#sql.exec('COMMIT');
    });
    this.#commits += 1;
    noteCommit(this.#files, this.#commits);
  }

  /** Bytes of commits that are not merged yet. */
  get logLength(): number {
    return logLength(this.#files);
  }

  /** Brings the commits of the log into the file, and empties the log. */
  merge(): void {
    try {
      this.#sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The disk refuses: they are as safe in the log, and the next merge takes them along.
    }
  }

  /** Merges, and releases the folder. */
  close(): void {
    forgetHolder(this.#files);
    this.#sql.close();
  }

  #orUndo(work: () => void): void {
    try {
      work();
    } catch (error) {
      // On a full disk SQLite has done so by itself.
      if (this.#sql.isTransaction) this.#sql.exec('ROLLBACK');
      // What the disk did not sync must not stay in the log, where the next start would find it.
      this.merge();
      throw error;
    }
  }

  #warning(): string | undefined {
    const { log } = this.#files;
    const dropped = droppedBytes(this.#sql, this.#files);
    if (dropped === 0) return undefined;
    return `${log}: the last ${dropped} bytes are no whole commit and were dropped, as after a kill in the middle of a write.`;
  }
}

const checksumOf = ({ place, collection, id, json }: StoredRow): number =>
  crc32(json, crc32(`${place} ${collection} ${id}`));

const ofAnotherFormat = ({ folder }: DataFiles): ForeignData =>
  new ForeignData(
    `The data in ${folder} was made by another version of this program. Delete the folder to start anew, or use another one.`,
  );
