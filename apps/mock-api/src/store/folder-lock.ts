import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreLocked } from './store.ts';

/**
 * One process at a time holds a data folder: the one with a write transaction open on the empty database `lock`. SQLite
 * takes a lock of the operating system for it, which ends with the process however it ends, and which other containers
 * with the same folder see as well: nobody has to judge whether a holder still lives. The file stays; deleting it would
 * let two processes lock two files of that name.
 */

/** SQLITE_BUSY: somebody else has the lock. */
const busy = 5;

/** What is held; a connection that nobody refers to would be collected, and its lock with it. */
const held = new Set<DatabaseSync>();

/** Returns how to release the folder. Throws `StoreLocked` when another process, or this one, holds it. */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'lock-holder');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    throw isHeld(error) ? locked(folder, holderFile) : error;
  }
  held.add(lock);
  sayWhoHolds(holderFile);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(holderFile, { force: true });
    lock.close();
  };
}

function sayWhoHolds(holderFile: string): void {
  try {
    rmSync(holderFile, { force: true });
    writeFileSync(holderFile, `process ${process.pid} on ${hostname()}`);
  } catch {
    // Only the words of a refusal come from this file: on a full disk data can still be read.
  }
}

function locked(folder: string, holderFile: string): StoreLocked {
  let holder = 'another process';
  try {
    holder = readFileSync(holderFile, 'utf8').trim() || holder;
  } catch {
    // It is just starting or just ending.
  }
  return new StoreLocked(`${folder} is in use by ${holder}. Stop it, or use another folder.`);
}

const isHeld = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy;
