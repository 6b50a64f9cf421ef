import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Where the running server takes reviews, on this machine, and the secret that comes with each. */
const shape = z.object({ port: z.int(), token: z.string() });
export type Listener = z.infer<typeof shape>;

const pathIn = (folder: string) => join(folder, 'review-listener');

/** Puts it into the data folder, for this user only. On a disk that is full or may only be read there is none: no review could be stored. */
export async function writeListener(folder: string, listener: Listener): Promise<void> {
  try {
    // The mode counts for a new file only.
    await rm(pathIn(folder), { force: true });
    await writeFile(pathIn(folder), JSON.stringify(listener), { mode: 0o600 });
  } catch {
    await removeListener(folder);
  }
}

export async function removeListener(folder: string): Promise<void> {
  await rm(pathIn(folder), { force: true }).catch(() => undefined);
}

/** Undefined where no server runs on the folder. One that was killed leaves the file behind. */
export async function readListener(folder: string): Promise<Listener | undefined> {
  const text = await readFile(pathIn(folder), 'utf8').catch(() => '');
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
