import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of uploaded files lie. */
export interface FileShelf {
  /** Resolves when the file is there to stay. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
  /** In the order of the alphabet. */
  names(): Promise<string[]>;
}

/** Files that live and die with the process. */
export function memoryShelf(): FileShelf {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (name, bytes) => void files.set(name, bytes),
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
    names: async () => [...files.keys()].sort(),
  };
}

/** A shelf with files below it that are there whatever is removed. */
export const withFiles = (shelf: FileShelf, below: ReadonlyMap<string, Uint8Array>): FileShelf => ({
  ...shelf,
  get: async (name) => (await shelf.get(name)) ?? below.get(name),
});

/** Added to a file's name until it is whole. */
const unfinished = '.tmp';

/** Files in a folder of their own. A name never holds half a file. */
export async function folderShelf(folder: string): Promise<FileShelf> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Left over from a process that was killed.
  for (const name of await readdir(folder))
    if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true });
  return {
    async put(name, bytes) {
      const path = join(folder, name);
      try {
        await writeSynced(path + unfinished, bytes);
        await rename(path + unfinished, path);
      } catch (error) {
        // Half a file on a full disk would keep it full.
        await rm(path + unfinished, { force: true });
        throw error;
      }
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
    names: async () => (await readdir(folder)).filter((name) => !name.endsWith(unfinished)).sort(),
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names of new files in `folder` durable. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder. Its file systems log names themselves.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
