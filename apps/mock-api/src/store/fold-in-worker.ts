import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { snapshotPath, unfinished } from './data-folder.ts';
import type { FoldFiles } from './fold-files.ts';

/** Beside this file, and in a bundle beside the bundle. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./fold-worker.ts', import.meta.url)
  : new URL('./fold-worker.mjs', import.meta.url);

/**
 * Folds in a thread of its own: collecting the garbage of a fold then holds up no request. The thread is there only as long
 * as the fold takes.
 */
export const foldInWorker: FoldFiles = async (work, signal) => {
  signal.throwIfAborted();
  const worker = new Worker(program, { workerData: work });
  const ended = once(worker, 'exit');
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  try {
    // Rejects with what the thread throws.
    const [bytes] = (await Promise.race([once(worker, 'message'), ended.then(endedEarly)])) as [number];
    return bytes;
  } finally {
    signal.removeEventListener('abort', end);
    // Nothing in it works on files any more once it has ended.
    await worker.terminate();
    await rm(snapshotPath(work.folder, work.to) + unfinished, { force: true });
  }
};

function endedEarly(): never {
  throw new Error('the thread that folds was ended');
}
