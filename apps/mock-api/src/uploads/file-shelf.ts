import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../store/data-folder.ts';

/** Where the bytes of uploaded files lie. */
export interface FileShelf {
  /** Resolves when the file is there to stay. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

/** Files that live and die with the process. */
export function memoryShelf(): FileShelf {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (name, bytes) => void files.set(name, bytes),
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
  };
}

/** Files in a folder of their own. A name never holds half a file. */
export async function folderShelf(folder: string): Promise<FileShelf> {
  await mkdir(folder, { recursive: true });
  return {
    async put(name, bytes) {
      const path = join(folder, name);
      const unfinished = `${path}.tmp`;
      const handle = await open(unfinished, 'w');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
      await syncFolder(folder);
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
