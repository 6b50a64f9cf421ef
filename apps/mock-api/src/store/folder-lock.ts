import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StoreLocked } from './store.ts';

/**
 * One process at a time holds a data folder. Each puts its own lock file there, named after machine, process and the
 * moment that process started, and then looks for others: of two that start together at least one sees the other. A
 * process that was killed leaves its file behind; the next one finds that no such process runs and takes it away.
 */

const host = hostname().replaceAll(/[^\w.-]/g, '_');
const namePattern = /^lock-(.+)-(\d+)-(\d+)$/;

/** Returns how to release the folder. Throws `StoreLocked` when another process, or this one, holds it. */
export function lockFolder(folder: string): () => void {
  const name = `lock-${host}-${process.pid}-${startOf(process.pid)}`;
  const path = join(folder, name);
  try {
    writeFileSync(path, '', { flag: 'wx' });
  } catch (error) {
    throw isCode(error, 'EEXIST') ? locked(folder, name) : error;
  }
  for (const other of readdirSync(folder)) {
    if (other === name || !namePattern.test(other)) continue;
    if (mayBeHeld(other)) {
      rmSync(path);
      throw locked(folder, other);
    }
    rmSync(join(folder, other), { force: true });
  }
  return () => rmSync(path, { force: true });
}

function mayBeHeld(name: string): boolean {
  const [, itsHost, pid, started] = namePattern.exec(name) ?? [];
  // Another machine's processes (or another container's) cannot be seen from here.
  if (itsHost !== host) return true;
  // A number that was given to a newer process does not count.
  return isRunning(Number(pid)) && startOf(Number(pid)) === started;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
}

/** When a process started, in a unit of the system's own; '0' where the system does not say. */
function startOf(pid: number): string {
  try {
    // The fields of proc_pid_stat(5) from the third on; the second, the name, may itself have spaces and brackets.
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[19] ?? '0';
  } catch {
    const env = { ...process.env, LC_ALL: 'C' };
    const said = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).stdout ?? '';
    return String(Date.parse(said.trim()) || 0);
  }
}

function locked(folder: string, name: string): StoreLocked {
  const [, itsHost, pid] = namePattern.exec(name) ?? [];
  const holder = pid === String(process.pid) && itsHost === host ? 'this process' : `process ${pid} on ${itsHost}`;
  const advice = `Stop it, or use another folder; if it no longer runs, delete ${join(folder, name)}.`;
  return new StoreLocked(`${folder} is in use by ${holder}. ${advice}`);
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
