import type { Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import type { FileShelf } from '../store/file-shelf.ts';
import { findUpload, uploadsPath } from './upload-address.ts';

/** Matches names from `fileName`. Other files in the folder stay. */
const ownName = /^[0-9a-f]{24}\.[a-z]+$/;

/** Removes files without a row, which a killed process leaves behind. Only for the start: a running upload has no row yet. */
export async function sweepFiles(files: FileShelf, reader: Reader<Rows>): Promise<void> {
  for (const name of await files.names()) {
    if (ownName.test(name) && findUpload(reader, uploadsPath + name) === undefined) await files.remove(name);
  }
}
