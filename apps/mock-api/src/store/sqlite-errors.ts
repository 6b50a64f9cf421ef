import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StoreDamaged, StoreLocked } from './store.ts';

/** The last byte of SQLite's error codes. */
const codes = { logic: 1, busy: 5, corrupt: 11, notADatabase: 26 };

export const rowsFile = (folder: string) => join(folder, 'data.db');
const holderFile = (folder: string) => join(folder, 'lock-holder');

/** Names this process in the message to another one. The lock itself is SQLite's. */
export function writeLockHolder(folder: string): void {
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
export function explainSqlite(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  if (code === codes.busy)
    return new StoreLocked(`${folder} is in use by ${lockHolder(folder)}. Stop it, or use another folder.`);
  const isDamage = code === codes.logic || code === codes.corrupt || code === codes.notADatabase;
  return isDamage || error instanceof SyntaxError ? storeDamaged(folder, String(error)) : error;
}

export const storeDamaged = (folder: string, what: string): StoreDamaged =>
  new StoreDamaged(`${rowsFile(folder)}: ${what}. Restore the folder from a copy, or delete it to start over.`);
