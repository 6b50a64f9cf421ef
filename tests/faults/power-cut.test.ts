import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSqliteStore } from '../../apps/mock-api/src/store/sqlite-store.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { countWholeGroups } from './ledger-model.ts';
import { ledgerOptions } from './numbered-groups.ts';
import { Random } from './support/random.ts';
import { seed, sizeOf } from './support/sizes.ts';

const cuts = sizeOf(5, 40);
const writer = join(import.meta.dirname, 'kill-writer.ts');

/**
 * `kill -9` keeps data that was written and not synced, but a power cut does not. The store therefore writes to a file
 * system in a file. That file contains only synced data, so a copy of it is the disk after a power cut.
 */
it(`the store has synced every acknowledged group at ${cuts} random moments (SEED=${seed})`, async ({ skip }) => {
  const [disk, mounted] = [join(tempFolder(), 'disk'), tempFolder()];
  if (!makeDisk(disk) || !mount(disk, mounted)) skip('only root may mount a disk, on a system that has ext4');
  const random = new Random(seed);
  const folder = join(mounted, 'data');
  mkdirSync(folder);
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let acknowledged = 0;
  createInterface(child.stdout).on('line', (line) => {
    acknowledged = Math.max(acknowledged, Number(line));
  });

  const after: { acknowledged: number; disk: string }[] = [];
  while (after.length < cuts) {
    const next = acknowledged + 1 + random.below(100);
    await vi.waitUntil(() => acknowledged >= next, { timeout: 60_000, interval: 1 });
    // The pipe may contain further acknowledgments.
    const cut = { acknowledged, disk: join(tempFolder(), 'disk') };
    await stopThreads(child);
    expect(spawnSync('cp', ['--sparse=always', disk, cut.disk]).status).toBe(0);
    child.kill('SIGCONT');
    after.push(cut);
  }
  child.kill('SIGKILL');
  await once(child, 'close');

  for (const cut of after) {
    const found = tempFolder();
    expect(mount(cut.disk, found)).toBe(true);
    const store = await openSqliteStore(ledgerOptions(join(found, 'data')));
    expect(await countWholeGroups(store)).toBeGreaterThanOrEqual(cut.acknowledged);
  }
}, 300_000);

/** Creates a file system that delays unsynced data for longer than a test runs. */
function makeDisk(path: string): boolean {
  spawnSync('truncate', ['--size=128M', path]);
  return spawnSync('mkfs.ext4', ['-q', path]).status === 0;
}

/** Mounts the disk until the test ends. Returns false if mounting is not allowed. */
function mount(disk: string, folder: string): boolean {
  if (spawnSync('mount', ['-o', 'loop,commit=600', disk, folder]).status !== 0) return false;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return true;
}

/** Stops all threads of the process. A thread in a sync stops when the sync is done. */
async function stopThreads(child: ChildProcess): Promise<void> {
  child.kill('SIGSTOP');
  const tasks = `/proc/${child.pid}/task`;
  const isStopped = (task: string) => /^State:\s+T/m.test(readFileSync(join(tasks, task, 'status'), 'utf8'));
  while (!readdirSync(tasks).every(isStopped)) await pause(1);
}
