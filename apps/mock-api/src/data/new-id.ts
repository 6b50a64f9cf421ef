import type { Reader } from '../store/store.ts';
import type { RandomSource } from './random-source.ts';
import type { Rows } from './rows.ts';

/** Returns a new row id of 24 hex characters. A seeded source may repeat an id of the server's last start. */
export function newId(
  { random, store }: { random: RandomSource; store: Reader<Rows> },
  collection: keyof Rows,
): string {
  const id = random.bytes(collection, 12).toString('hex');
  return store.get(collection, id) === undefined ? id : newId({ random, store }, collection);
}
