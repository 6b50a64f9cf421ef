/** The thread of `foldInWorker`: does the one fold it was started for and answers with the size of the snapshot. */
import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { foldFilesOn, type FoldWork } from './fold-files.ts';

// Nobody aborts it: who has had enough ends the thread.
const { signal } = new AbortController();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
parentPort?.postMessage(await foldFilesOn(open)(workerData as FoldWork, signal));
