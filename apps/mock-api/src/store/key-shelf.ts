import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface KeyShelf {
  get(name: string): Promise<string | undefined>;
  /** Resolves with the key to use, because another process may have stored one first. */
  put(name: string, text: string): Promise<string>;
}

/** Files in the data folder, readable by this user only. */
export const folderKeys = (folder: string): KeyShelf => ({
  async get(name) {
    try {
      return await readFile(join(folder, name), 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  },
  async put(name, text) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    return text;
  },
});
