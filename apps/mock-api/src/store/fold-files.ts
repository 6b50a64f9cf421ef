import type { OpenFile } from './append-file.ts';
import { journalPath, snapshotPath } from './data-folder.ts';
import { fold } from './fold.ts';
import { writeSnapshot } from './snapshot.ts';

/** What one compaction does in a data folder. */
export interface FoldWork {
  readonly folder: string;
  /** Generation of the snapshot that is there; its journal and those after it are folded in. */
  readonly from: number;
  /** Generation of the snapshot to write: the first journal that is left out. */
  readonly to: number;
  /** How many rows it must come to. */
  readonly rows: number;
}

/** Folds files into a snapshot; resolves with its size in bytes. Rejects, early when `signal` says so, and the old files stay. */
export type FoldFiles = (work: FoldWork, signal: AbortSignal) => Promise<number>;

/** Folds in the thread that calls it. */
export const foldFilesOn =
  (openFile: OpenFile): FoldFiles =>
  ({ folder, from, to, rows }, signal) => {
    const journals = Array.from({ length: to - from }, (_, step) => journalPath(folder, from + step));
    const pieces = fold(snapshotPath(folder, from), journals);
    return writeSnapshot(snapshotPath(folder, to), { rows, pieces }, openFile, signal);
  };
