import type { Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';

/** What is made from all candidates of a store: made when first asked for, and again when one of them has changed, as in a reset. */
export function ofCandidates<T>(make: (store: Reader<Rows>) => T): (store: Reader<Rows>) => T {
  const made = new WeakMap<Reader<Rows>, { readonly value: T; readonly version: number }>();
  return (store) => {
    const version = store.version('candidates');
    const known = made.get(store);
    if (known?.version === version) return known.value;
    const value = make(store);
    made.set(store, { value, version });
    return value;
  };
}
