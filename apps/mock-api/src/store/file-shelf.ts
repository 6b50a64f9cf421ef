import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

export interface FileShelf {
  put(name: string, content: FileContent): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
  names(): Promise<string[]>;
}

export async function inMemory(content: FileContent): Promise<Uint8Array> {
  return content instanceof Uint8Array ? content : buffer(content);
}

export function memoryShelf(): FileShelf {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (name, content) => void files.set(name, await inMemory(content)),
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
    names: async () => [...files.keys()].sort(),
  };
}

const unfinished = '.tmp';

export async function folderShelf(folder: string): Promise<FileShelf> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder))
    if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true });
  return {
    async put(name, content) {
      const path = join(folder, name);
      try {
        await writeSynced(path + unfinished, content);
        await rename(path + unfinished, path);
      } catch (error) {
        // Otherwise a partial file would keep a full disk full.
        await rm(path + unfinished, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    get: (name) => ifThere(readFile(join(folder, name))),
    remove: (name) => rm(join(folder, name), { force: true }),
    names: async () => (await readdir(folder)).filter((name) => !name.endsWith(unfinished)).sort(),
  };
}

async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeSynced(path: string, content: FileContent): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and its file systems log names themselves.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Reused after a restart, so that sessions survive it. Replaces one that is too short. */
export async function folderSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const known = (await ifThere(readFile(path, 'utf8'))) ?? '';
  if (known.length >= 43) return known;
  const secret = newSecret();
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}
