import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderShelf } from './file-shelf.ts';
import { tempFolder } from './testing/temp-folder.ts';

describe('the shelf in a folder', () => {
  it('holds whole files only', async () => {
    const folder = tempFolder();
    const shelf = await folderShelf(folder);
    await shelf.put('a.png', Buffer.from('abc'));
    expect(Buffer.from((await shelf.get('a.png')) ?? []).toString()).toBe('abc');
    expect(readdirSync(folder)).toEqual(['a.png']);
  });

  it('keeps nothing of a file that could not be put in its place', async () => {
    const folder = tempFolder();
    const shelf = await folderShelf(folder);
    mkdirSync(join(folder, 'a.png', 'in the way'), { recursive: true });
    await expect(shelf.put('a.png', Buffer.from('abc'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
    expect(readdirSync(folder)).toEqual(['a.png']);
  });

  it('stores a file that arrives in parts, and nothing if the upload breaks off', async () => {
    const folder = tempFolder();
    const shelf = await folderShelf(folder);
    const parts = async function* (breaksOff: boolean) {
      yield* [Buffer.from('ab'), Buffer.from('c')];
      if (breaksOff) throw new Error('The sender left.');
    };
    await shelf.put('a.png', parts(false));
    await expect(shelf.put('b.png', parts(true))).rejects.toThrow('The sender left.');
    expect(Buffer.from((await shelf.get('a.png')) ?? []).toString()).toBe('abc');
    expect(readdirSync(folder)).toEqual(['a.png']);
  });

  it('keeps files to this user', async () => {
    const folder = join(tempFolder(), 'uploads');
    await (await folderShelf(folder)).put('a.png', Buffer.from('abc'));
    for (const path of [folder, join(folder, 'a.png')]) expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('removes unfinished files of a killed process', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'a.png.tmp'), 'ab');
    writeFileSync(join(folder, 'b.png'), 'abc');
    await folderShelf(folder);
    expect(readdirSync(folder)).toEqual(['b.png']);
  });
});
