import { setImmediate as nextTurn } from 'node:timers/promises';
import { openingOf } from '../candidate-service/match-replies.ts';
import type { Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import { CandidateIndex } from './candidate-index.ts';
import { ofCandidates } from './of-candidates.ts';

/** The index of a store's candidates, who are found as the beginning of their JSON (`matchReply`). */
export const candidateIndex = ofCandidates(
  (store) => new CandidateIndex(store.all('candidates'), store.count('candidates'), openingOf),
);

/** Makes the indexes of a store in the background, between requests, so that nobody who searches has to wait for them. */
export async function prepareIndexes(store: Reader<Rows>): Promise<void> {
  const index = candidateIndex(store);
  while (index.prepare() || store.prepare()) await nextTurn();
}
