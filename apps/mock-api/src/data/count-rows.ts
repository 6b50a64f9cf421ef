import type { Reader } from '../store/store.ts';
import { indexes, type Rows } from './rows.ts';

export const collections = Object.keys(indexes) as (keyof Rows)[];

export const countRows = (reader: Reader<Rows>) =>
  Object.fromEntries(collections.map((name) => [name, reader.count(name)]));
