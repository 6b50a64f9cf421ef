import type { Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import type { FileShelf } from '../store/file-shelf.ts';
import { findUpload, uploadsPath } from './upload-address.ts';

/** What `fileName` makes; other files in the folder are not ours. */
const ownName = /^[0-9a-f]{24}\.[a-z]+$/;

/**
 * Removes files that no row names: a process that was killed between storing a file and its row leaves one behind, which
 * nothing can reach. Only for a start, before uploads come: one that is under way has no row yet.
 */
export async function sweepFiles(files: FileShelf, reader: Reader<Rows>): Promise<void> {
  for (const name of await files.names()) {
    if (ownName.test(name) && findUpload(reader, uploadsPath + name) === undefined) await files.remove(name);
  }
}
