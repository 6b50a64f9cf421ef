import { expect, it } from 'vitest';
import { indexes, type Rows } from '../data/rows.ts';
import { openMemoryStore } from '../store/low-store.ts';
import { aCandidate } from '../testing/hiring.ts';
import { findCandidates } from './find-candidates.ts';

it('finds candidates in the order of the ids, each once, without unknown ones', () => {
  const store = openMemoryStore<Rows>(indexes, { candidates: [aCandidate('a'), aCandidate('b')] });
  const found = findCandidates(store, ['b', 'b', 'nobody', 'a', 'b']);
  expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
});
