import type { Reader } from '../store/store.ts';
import type { RandomSource } from './random-source.ts';
import type { Rows } from './rows.ts';

/** A new row id: 24 hex characters. What comes from a seed may have been drawn before, by the server's last start. */
export function newId(
  { random, store }: { random: RandomSource; store: Reader<Rows> },
  collection: keyof Rows,
): string {
  const id = random.bytes(collection, 12).toString('hex');
  return store.get(collection, id) === undefined ? id : newId({ random, store }, collection);
}
