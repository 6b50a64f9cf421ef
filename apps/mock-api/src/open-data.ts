import { join } from 'node:path';
import { dataFormat } from './data/format.ts';
import { prepareFolder } from './data/prepare-folder.ts';
import { indexes, type Rows } from './data/rows.ts';
import { type CellRows, cellsIn, type MakeCell, memoryCell } from './store/cell.ts';
import { type Counts, MemoryCounts } from './store/counts/counts.ts';
import { type FileShelf, folderSecret, folderShelf, memoryShelf, newSecret } from './store/file-shelf.ts';
import { openMemoryStore } from './store/low-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import type { DataSet, SharedStore, Store } from './store/store.ts';

export interface Data {
  readonly store: Store<Rows>;
  readonly shared: SharedStore<Rows> | null;
  readonly files: FileShelf;
  readonly settledFiles: FileShelf;
  readonly counts: Counts;
  readonly makeCell: MakeCell;
  secret(): Promise<string>;
  close(): Promise<void>;
}

export interface DataPlaces {
  readonly folder?: string;
  readonly database?: string | null;
}

export async function openData({ folder, database }: DataPlaces, seed: () => DataSet<Rows>): Promise<Data> {
  if (folder !== undefined) await prepareFolder(folder);
  if (database) return inDatabase(database, seed);
  if (folder === undefined)
    return inThisProcess(openMemoryStore<Rows>(indexes, seed()), memoryShelf(), async () => newSecret());
  const store = await openSqliteStore<Rows>({ folder, format: dataFormat, indexes, seed });
  try {
    const files = await folderShelf(join(folder, 'uploads'));
    return inThisProcess(store, files, () => folderSecret(folder));
  } catch (error) {
    await store.close();
    throw error;
  }
}

function inThisProcess(store: Store<Rows>, files: FileShelf, secret: Data['secret']): Data {
  return {
    store,
    shared: null,
    files,
    settledFiles: files,
    secret,
    counts: new MemoryCounts(),
    makeCell: memoryCell,
    close: () => store.close(),
  };
}

async function inDatabase(url: string, seed: () => DataSet<Rows>): Promise<Data> {
  const [{ openPostgresStore }, { postgresShelves }] = await Promise.all([
    import('./store/postgres/open-postgres-store.ts'),
    import('./store/postgres/shelves.ts'),
  ]);
  const store = await openPostgresStore<Rows & CellRows>({
    url,
    format: dataFormat,
    indexes: { ...indexes, cells: [] },
    keptByReplace: ['cells'],
    seed,
  });
  const { close, ...shelves } = postgresShelves(url);
  return {
    store,
    shared: store,
    ...shelves,
    makeCell: cellsIn(store),
    close: async () => {
      await store.close();
      close();
    },
  };
}
