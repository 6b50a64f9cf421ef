import { openMemoryStore } from './low-store.ts';
import { type Library, libraryIndexes } from './testing/library.ts';
import { storeContract } from './testing/store-contract.ts';

storeContract('The memory store', async (rows) => openMemoryStore<Library>(libraryIndexes, rows));
