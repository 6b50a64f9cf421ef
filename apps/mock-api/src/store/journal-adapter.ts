import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppendFile, type OpenFile } from './append-file.ts';
import { journalPath, removeBefore, snapshotPath, syncFolder } from './data-folder.ts';
import type { FoldFiles } from './fold-files.ts';
import { lockFolder } from './folder-lock.ts';
import { headerOf, linesOf } from './group-format.ts';
import { loadFolder } from './load-folder.ts';
import type { ChangeAdapter } from './low-store.ts';
import { writeSnapshot } from './snapshot.ts';
import type { DataSet, Indexes, Schema } from './store.ts';
import { type Change, Tables } from './tables.ts';

export interface JournalOptions<S> {
  /** Created when missing. */
  readonly folder: string;
  readonly indexes: Indexes<S>;
  /** What an empty folder starts with; without it, nothing. */
  readonly seed?: () => DataSet<S>;
  /** Bytes: the journal is folded into a snapshot when it is longer than this and than a quarter of the snapshot. */
  readonly journalLimit?: number;
  /** Tests play a refusing disk with it. A function cannot go to another thread, so folding then stays in this one. */
  readonly openFile?: OpenFile;
}

type AdapterOptions<S> = Required<JournalOptions<S>> & { readonly foldFiles: FoldFiles };

/**
 * The lowdb adapter that keeps an append-only journal. `write()` stores what was recorded since the last one as one
 * group, and never looks at the rest of the data, except to start a snapshot.
 */
export class JournalAdapter<S extends Schema<S>> implements ChangeAdapter<S> {
  readonly #options: AdapterOptions<S>;
  readonly #tables: Tables<S>;
  #releaseFolder = () => {};
  #journal: AppendFile;
  #generation = 1;
  /** Of the newest snapshot. */
  #folded = 1;
  #compactAt = 0;
  #compaction: Promise<void> = Promise.resolve();
  #compacting = false;
  readonly #closing = new AbortController();
  #recorded: Change[] = [];

  constructor(options: AdapterOptions<S>) {
    this.#options = options;
    this.#tables = new Tables(options.indexes);
    this.#journal = new AppendFile(journalPath(options.folder, 1), 0, options.openFile);
  }

  /** Throws `StoreLocked` when the folder is in use, `StoreDamaged` when it cannot be read. */
  async read(): Promise<Tables<S>> {
    const { folder } = this.#options;
    const created = await mkdir(folder, { recursive: true });
    if (created !== undefined) await syncFolder(dirname(created));
    this.#releaseFolder = lockFolder(folder);
    try {
      await this.#fill();
    } catch (error) {
      this.#releaseFolder();
      throw error;
    }
    return this.#tables;
  }

  record(change: Change): void {
    this.#recorded.push(change);
  }

  async write(): Promise<void> {
    const changes = this.#recorded;
    this.#recorded = [];
    if (changes.length === 0) return;
    // Counted as exactly this group leaves them: groups that come while it is written belong to the next journal.
    const rows = this.#isCompactionDue() ? this.#tables.size : undefined;
    const lines: Buffer[] = [];
    for (const piece of linesOf(changes)) {
      if (lines.push(piece) > 1) await nextTurn();
    }
    await this.#journal.append(Buffer.concat([headerOf(lines), ...lines]));
    if (rows !== undefined) await this.#startCompaction(rows);
  }

  /** Rejects when the disk still keeps the rest of a refused group from being cut off; the folder is released anyway. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#compaction;
    try {
      await this.#journal.trim();
    } finally {
      await this.#journal.close();
      this.#releaseFolder();
    }
  }

  async #fill(): Promise<void> {
    const { folder, seed, openFile } = this.#options;
    const loaded = await loadFolder(folder, (change) => this.#tables.replay(change));
    if (loaded === undefined) {
      this.#tables.load(seed());
      this.#journal = await AppendFile.create(journalPath(folder, 1), openFile);
      const lines = { rows: this.#tables.size, pieces: linesOf(this.#tables.changes()) };
      this.#limitJournal(await writeSnapshot(snapshotPath(folder, 1), lines, openFile));
    } else {
      this.#generation = loaded.generation;
      this.#folded = loaded.firstGeneration;
      this.#journal = new AppendFile(journalPath(folder, loaded.generation), loaded.journalBytes, openFile);
      this.#limitJournal(loaded.snapshotBytes);
      await removeBefore(folder, loaded.firstGeneration);
    }
  }

  #limitJournal(snapshotBytes: number): void {
    this.#compactAt = Math.max(this.#options.journalLimit, snapshotBytes / 4);
  }

  #isCompactionDue(): boolean {
    return !this.#compacting && !this.#closing.signal.aborted && this.#journal.length > this.#compactAt;
  }

  /** Changes go to a new journal from here on, so that the snapshot and it make the whole. */
  async #startCompaction(rows: number): Promise<void> {
    const { folder, openFile } = this.#options;
    const generation = this.#generation + 1;
    try {
      const next = await AppendFile.create(journalPath(folder, generation), openFile);
      await syncFolder(folder);
      await this.#journal.close();
      this.#journal = next;
      this.#generation = generation;
    } catch (error) {
      // What was to be written is written: the old journal goes on, and this is tried again later.
      this.#compactAt = this.#journal.length * 2;
      warn(error);
      return;
    }
    this.#compacting = true;
    this.#compaction = this.#compact(generation, rows);
  }

  async #compact(generation: number, rows: number): Promise<void> {
    const { folder, foldFiles } = this.#options;
    try {
      const work = { folder, from: this.#folded, to: generation, rows };
      this.#limitJournal(await foldFiles(work, this.#closing.signal));
      this.#folded = generation;
      await removeBefore(folder, generation);
    } catch (error) {
      // The older snapshot and all journals since are still there; the next compaction makes up for this one.
      if (!this.#closing.signal.aborted) warn(error);
    } finally {
      this.#compacting = false;
    }
  }
}

function warn(error: unknown): void {
  process.emitWarning(`The journal could not be folded into a snapshot: ${String(error)}`, 'StoreWarning');
}
