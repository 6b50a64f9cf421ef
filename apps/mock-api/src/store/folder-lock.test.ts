import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
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

  it('takes over from a process that was killed', async () => {
    const folder = tempFolder();
    await (await aHolderOf(folder)).kill();
    expect(readdirSync(folder)).toHaveLength(1);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over when the number of a killed process was given to a new one', () => {
    const folder = tempFolder();
    lockFolder(folder);
    const [lock = ''] = readdirSync(folder);
    renameSync(join(folder, lock), join(folder, lock.replace(/\d+$/, '12')));
    expect(() => lockFolder(folder)).not.toThrow();
    expect(readdirSync(folder)).toEqual([lock]);
  });

  it('refuses the same process twice, until it lets go', () => {
    const folder = tempFolder();
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by this process`);
    release();
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('does not judge a process of another machine, and says what to delete', () => {
    const folder = tempFolder();
    const lock = `lock-not-${hostname()}-1-1`;
    writeFileSync(join(folder, lock), '');
    expect(() => lockFolder(folder)).toThrow(`if it no longer runs, delete ${join(folder, lock)}`);
    expect(readdirSync(folder)).toEqual([lock]);
  });
});
