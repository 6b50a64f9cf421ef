import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where keys lie that outlive a process. */
export interface KeyShelf {
  get(name: string): Promise<string | undefined>;
  /** Returns the one to use: where processes share their keys, another one may have been quicker. */
  put(name: string, text: string): Promise<string>;
}

/** Files in the data folder, for this user alone. */
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
