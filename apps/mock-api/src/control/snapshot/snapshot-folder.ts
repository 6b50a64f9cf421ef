import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Rows } from '../../data/rows.ts';
import { prepareFolder } from '../../data/prepare-folder.ts';
import { refuse } from '../../http/refusal.ts';
import { shortened } from '../../http/words.ts';
import type { World } from '../../http/world.ts';
import type { DataSet } from '../../store/store.ts';
import { readFiles, readSnapshot, writeSnapshot } from './snapshot.ts';

const ending = '.json';

interface NamedSnapshot {
  readonly name: string;
  readonly bytes: number;
  readonly savedAt: string;
}

export interface LoadedSnapshot {
  readonly rows: DataSet<Rows>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Snapshots with a name: files in one folder. Each method throws a `Refusal` for a name that can be none, or that there is none of. */
export class SnapshotFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** By name. */
  async list(): Promise<NamedSnapshot[]> {
    const files = await readdir(this.#folder).catch(() => []);
    const names = files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
    const found = names.filter(canBeName).toSorted((a, b) => a.localeCompare(b));
    return Promise.all(
      found.map(async (name) => {
        const { size, mtime } = await stat(join(this.#folder, name + ending));
        return { name, bytes: size, savedAt: mtime.toISOString() };
      }),
    );
  }

  /** Throws `UnusableFolder` when nothing can be stored there. */
  async save(name: string, world: World): Promise<void> {
    const path = this.#pathOf(name);
    await prepareFolder(this.#folder, 'another folder with SNAPSHOTS');
    // A name of its own: another world may be saved under this one at the same time.
    const unfinished = `${path}.${randomUUID()}.tmp`;
    try {
      // Passwords, as hashes, and sessions are in there.
      await pipeline(Readable.from(writeSnapshot(world)), createWriteStream(unfinished, { mode: 0o600 }));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async load(name: string): Promise<LoadedSnapshot> {
    const text = await readFile(await this.#existing(name), 'utf8');
    const snapshot = readSnapshot(parsed(text));
    return { rows: snapshot.rows, files: readFiles(snapshot) };
  }

  async remove(name: string): Promise<void> {
    await rm(await this.#existing(name));
  }

  #pathOf(name: string): string {
    if (canBeName(name)) return join(this.#folder, name + ending);
    throw refuse.badRequest(
      'name: The name of a snapshot is 1 to 64 letters, digits, dots, dashes and underscores, and does not begin with a dot.',
    );
  }

  /** A link could lead out of the folder as well. */
  async #existing(name: string): Promise<string> {
    const path = this.#pathOf(name);
    const [real, folder] = await Promise.all([path, this.#folder].map((each) => realpath(each).catch(() => '')));
    if (real !== '' && dirname(real ?? '') === folder) return path;
    throw refuse.notFound(`There is no snapshot "${shortened(name)}".`);
  }
}

const canBeName = (name: string) => /^[\w-][\w.-]{0,63}$/.test(name);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.badRequest('This is no snapshot: it is not JSON.');
  }
}
