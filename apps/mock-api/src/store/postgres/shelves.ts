import type { Counts } from '../counts/counts.ts';
import { type FileShelf, inMemory } from '../file-shelf.ts';
import type { KeyShelf } from '../key-shelf.ts';
import { StoreUnavailable } from '../store.ts';
import { Connection, type QueryOptions, type Selected } from './connection.ts';
import { PostgresCounts } from './postgres-counts.ts';

export interface Shelves {
  readonly files: FileShelf;
  readonly settledFiles: FileShelf;
  readonly keys: KeyShelf;
  readonly counts: Counts;
  close(): void;
}

export function postgresShelves(url: string): Shelves {
  let open: Promise<Connection> | undefined;
  async function query(text: string, options?: QueryOptions): Promise<readonly Selected[]> {
    try {
      if (open === undefined || (await open).isLost) open = Connection.open(url);
      return await (await open).query(text, options);
    } catch (cause) {
      open = undefined;
      throw new StoreUnavailable('The database does not answer', { cause });
    }
  }
  const namesWhere = async (condition: string) =>
    (await query(`SELECT name FROM stand_in_files WHERE ${condition} ORDER BY name COLLATE "C"`)).map((row) =>
      String(row['name']),
    );

  const files: FileShelf = {
    async put(name, content) {
      const bytes = await inMemory(content);
      await query(
        `INSERT INTO stand_in_files (name, bytes) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, put_at = now()`,
        { values: [name, Buffer.from(bytes)] },
      );
    },
    async get(name) {
      const [found] = await query('SELECT bytes FROM stand_in_files WHERE name = $1', { values: [name] });
      return found?.['bytes'] as Uint8Array | undefined;
    },
    remove: async (name) => void (await query('DELETE FROM stand_in_files WHERE name = $1', { values: [name] })),
    names: () => namesWhere('true'),
  };

  const keys: KeyShelf = {
    async get(name) {
      const [found] = await query('SELECT key FROM stand_in_keys WHERE name = $1', { values: [name] });
      return found === undefined ? undefined : String(found['key']);
    },
    async put(name, text) {
      await query('INSERT INTO stand_in_keys VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', { values: [name, text] });
      return (await keys.get(name)) ?? text;
    },
  };

  return {
    files,
    settledFiles: { ...files, names: () => namesWhere("put_at < now() - interval '1 hour'") },
    keys,
    counts: new PostgresCounts(query),
    close: () => void open?.then((connection) => connection.close()).catch(() => undefined),
  };
}
