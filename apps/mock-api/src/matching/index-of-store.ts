import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CandidateRow, Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import { CandidateIndex } from './candidate-index.ts';

interface Kept {
  readonly index: CandidateIndex;
  readonly count: number;
  readonly first: CandidateRow | undefined;
}

const kept = new WeakMap<Reader<Rows>, Kept>();

/**
 * The index of a store's candidates, built when first asked for. Recruiters only read candidates; a reset replaces them
 * all at once, which another number of rows or another first row gives away.
 */
export function candidateIndex(store: Reader<Rows>): CandidateIndex {
  const count = store.count('candidates');
  const [first] = store.all('candidates');
  const known = kept.get(store);
  if (known !== undefined && known.count === count && known.first === first) return known.index;
  const index = new CandidateIndex(store.all('candidates'));
  kept.set(store, { index, count, first });
  return index;
}

/** Makes the index of a store in the background, between requests, so that nobody who searches has to wait for it. */
export async function prepareIndex(store: Reader<Rows>): Promise<void> {
  const index = candidateIndex(store);
  while (index.prepare()) await nextTurn();
}
