import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { StoreLocked } from './store.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** Another process that has locked `folder`. */
async function aHolderOf(folder: string) {
  const script = `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))});
    lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const node = join(import.meta.dirname, '../../../../node_modules/.bin/node');
  const child = spawn(node, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  return { pid: child.pid, kill };
}

/** Makes the collector run, as it would sooner or later. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('The garbage collector cannot be called');
  collect();
  await new Promise((resolve) => setImmediate(resolve));
  collect();
}

describe('the lock of a data folder', () => {
  it('refuses a second process while the first lives, and names it', async () => {
    const folder = tempFolder();
    const holder = await aHolderOf(folder);
    try {
      expect(() => lockFolder(folder)).toThrow(StoreLocked);
      expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${holder.pid} on `);
    } finally {
      await holder.kill();
    }
  });

  it('takes over from a process that was killed, wherever that was', async () => {
    const folder = tempFolder();
    await (await aHolderOf(folder)).kill();
    writeFileSync(join(folder, 'lock-holder'), 'process 1 on another-container');
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} on ${hostname()}`);
    release();
  });

  it('refuses the same process twice, until it lets go', () => {
    const folder = tempFolder();
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StoreLocked);
    release();
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('keeps the lock although nobody keeps what it returned', async () => {
    const folder = tempFolder();
    lockFolder(folder);
    await collectGarbage();
    expect(() => lockFolder(folder)).toThrow(StoreLocked);
  });

  it('refuses in words, too, when the holder could not leave its name', async () => {
    const folder = tempFolder();
    lockFolder(folder);
    rmSync(join(folder, 'lock-holder'));
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another process. Stop it, or use another folder.`);
  });

  it('locks a folder whose disk is too full for a name', () => {
    const folder = tempFolder();
    // A name is written to a file; a folder in its place refuses it, as a full disk would.
    mkdirSync(join(folder, 'lock-holder'));
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('is in use by another process');
  });

  it('leaves an empty file behind, and no name', () => {
    const folder = tempFolder();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual(['lock']);
    expect(statSync(join(folder, 'lock')).size).toBe(0);
  });
});
