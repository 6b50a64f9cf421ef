import { join } from 'node:path';
import { dataFormat, refuseFormerData } from './data/format.ts';
import { prepareFolder } from './data/prepare-folder.ts';
import { indexes, type Rows } from './data/rows.ts';
import { type CellRows, cellsIn, type MakeCell, memoryCell } from './store/cell.ts';
import { type Counts, MemoryCounts } from './store/counts/counts.ts';
import { type FileShelf, folderShelf, memoryShelf } from './store/file-shelf.ts';
import { folderKeys, type KeyShelf } from './store/key-shelf.ts';
import { openMemoryStore } from './store/memory-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import type { DataSet, SharedStore, Store } from './store/store.ts';

/** Where the default world's data lies. */
export interface Data {
  readonly store: Store<Rows>;
  /** The store, where other processes may have it open as well; null where this one has it alone. */
  readonly shared: SharedStore<Rows> | null;
  readonly files: FileShelf;
  /** Of those, the ones that a start may remove when no row names them. */
  readonly settledFiles: FileShelf;
  /** null: they live with the process. */
  readonly keys: KeyShelf | null;
  /** Rate limits, failed tries and hits of faults of the default world. */
  readonly counts: Counts;
  readonly makeCell: MakeCell;
  close(): Promise<void>;
}

export interface DataPlaces {
  /** Without it, and without a database, everything lives in memory. */
  readonly folder?: string;
  /** The address of a PostgreSQL. */
  readonly database?: string | null;
}

/** Opens the data; `seed` gives what it starts with where there is none. Throws what `openSqliteStore` or `openPostgresStore` throws. */
export async function openData({ folder, database }: DataPlaces, seed: () => DataSet<Rows>): Promise<Data> {
  if (folder !== undefined) await prepareFolder(folder);
  if (database) return inDatabase(database, seed);
  if (folder === undefined) return inMemory(seed);
  await refuseFormerData(folder);
  const store = await openSqliteStore<Rows>({ folder, format: dataFormat, indexes, seed });
  try {
    const files = await folderShelf(join(folder, 'uploads'));
    return {
      store,
      shared: null,
      files,
      settledFiles: files,
      keys: folderKeys(folder),
      counts: new MemoryCounts(),
      makeCell: memoryCell,
      close: () => store.close(),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function inMemory(seed: () => DataSet<Rows>): Data {
  const [store, files] = [openMemoryStore<Rows>(indexes, seed()), memoryShelf()];
  return {
    store,
    shared: null,
    files,
    settledFiles: files,
    keys: null,
    counts: new MemoryCounts(),
    makeCell: memoryCell,
    close: () => store.close(),
  };
}

/** Loaded only where it is used. */
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
  const { files, settledFiles, keys, counts, close } = postgresShelves(url);
  return {
    store,
    shared: store,
    files,
    settledFiles,
    keys,
    counts,
    makeCell: cellsIn(store),
    close: async () => {
      await store.close();
      close();
    },
  };
}
