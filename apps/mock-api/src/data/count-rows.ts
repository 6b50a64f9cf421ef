import type { Reader } from '../store/store.ts';
import { indexes, type Rows } from './rows.ts';

/** Every collection's name. */
export const collections = Object.keys(indexes) as (keyof Rows)[];

/** How many rows each collection has. */
export const countRows = (reader: Reader<Rows>) =>
  Object.fromEntries(collections.map((name) => [name, reader.count(name)]));
