/** The thread that has the database, started by `DatabaseThread`: does one call after the other. */
import { parentPort } from 'node:worker_threads';
import { type Counts, Database, type DatabaseOptions, type FoundRow, type StoredChange } from './database.ts';

/** What the thread can be asked for, one at a time. */
export interface Calls {
  open(options: DatabaseOptions): { readonly counts: Counts | undefined; readonly warning: string | undefined };
  /** The next rows in their order; none at the end. */
  read(): readonly FoundRow[];
  /** A part of a transaction; the last one comes with `counts`, and is on disk when it is answered. */
  write(changes: readonly StoredChange[], part: { readonly isFirst: boolean; readonly counts?: Counts }): void;
  close(): void;
}

export interface Call {
  readonly name: keyof Calls;
  readonly args: readonly unknown[];
}

/** Errors lose their class between threads. */
export type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly name: string; readonly message: string } };

/** After a quiet second, or when the log is longer than so many bytes, it is merged: what a damaged log can lose stays little. */
const merging = { afterMs: 1000, aboveBytes: 4 * 1024 * 1024 };

let database: Database | undefined;
let rows: Iterator<FoundRow[], undefined> | undefined;
const whenQuiet = setTimeout(() => database?.merge(), merging.afterMs);

const opened = (): Database => {
  if (database === undefined) throw new Error('The database is not open');
  return database;
};

const calls: Calls = {
  open(options) {
    database = new Database(options);
    rows = database.rows();
    return { counts: database.counts, warning: database.warning };
  },
  read() {
    opened();
    return rows?.next().value ?? [];
  },
  write(changes, { isFirst, counts }) {
    if (isFirst) opened().begin();
    opened().apply(changes);
    if (counts !== undefined) opened().commit(counts);
    whenQuiet.refresh();
  },
  close() {
    clearTimeout(whenQuiet);
    opened().close();
    database = undefined;
  },
};

function answerTo(call: Call): Answer {
  try {
    return { result: Reflect.apply(calls[call.name], calls, call.args) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message } };
  }
}

parentPort?.on('message', (call: Call) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  parentPort?.postMessage(answerTo(call));
  if (database !== undefined && database.logLength > merging.aboveBytes) database.merge();
});
