import type { CandidateRow, Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';

interface Made<T> {
  readonly value: T;
  readonly count: number;
  readonly first: CandidateRow | undefined;
}

/**
 * What is made from all candidates of a store: made when first asked for, and again after a reset. Recruiters only read
 * candidates; a reset replaces them all at once, which another number of rows or another first row gives away.
 */
export function ofCandidates<T>(make: (store: Reader<Rows>) => T): (store: Reader<Rows>) => T {
  const made = new WeakMap<Reader<Rows>, Made<T>>();
  return (store) => {
    const count = store.count('candidates');
    const [first] = store.all('candidates');
    const known = made.get(store);
    if (known !== undefined && known.count === count && known.first === first) return known.value;
    const value = make(store);
    made.set(store, { value, count, first });
    return value;
  };
}
