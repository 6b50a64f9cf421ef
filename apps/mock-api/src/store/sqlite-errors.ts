import { type DataFiles, whoHolds } from './data-files.ts';
import { StoreDamaged, StoreLocked } from './store.ts';

/** The last byte of SQLite's error codes. */
const codes = { logic: 1, busy: 5, corrupt: 11, notADatabase: 26 };

/** What an error while opening or reading means. */
export function explained(error: unknown, files: DataFiles): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  if (code === codes.busy) {
    return new StoreLocked(`${files.folder} is in use by ${whoHolds(files)}. Stop it, or use another folder.`);
  }
  const isDamage = code === codes.logic || code === codes.corrupt || code === codes.notADatabase;
  return isDamage || error instanceof SyntaxError ? damaged(files, String(error)) : error;
}

export const damaged = ({ rows }: DataFiles, what: string): StoreDamaged =>
  new StoreDamaged(`${rows}: ${what}. Restore the folder from a copy, or delete it to start anew.`);
