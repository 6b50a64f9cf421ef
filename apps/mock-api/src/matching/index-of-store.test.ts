import { describe, expect, it } from 'vitest';
import { indexes, type Rows } from '../data/rows.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { aCandidate } from '../testing/hiring.ts';
import { candidateIndex, prepareIndexes } from './index-of-store.ts';

const idsIn = (store: Store<Rows>) =>
  candidateIndex(store)
    .best({ skills: ['SQL'] }, 5)
    .map(({ candidate }) => (JSON.parse(`${String(candidate)}}`) as { student_id: string }).student_id);
const storeWith = (...ids: string[]) => openMemoryStore<Rows>(indexes, { candidates: ids.map((id) => aCandidate(id)) });

describe('candidateIndex', () => {
  it('is built once', () => {
    const store = storeWith('a');
    expect(candidateIndex(store)).toBe(candidateIndex(store));
  });

  it('can be prepared before anybody searches', async () => {
    const store = storeWith('a');
    await prepareIndexes(store);
    expect(candidateIndex(store).prepare()).toBe(false);
    expect(store.prepare()).toBe(false);
  });

  it('is one for each store', () => {
    expect(idsIn(storeWith('a'))).toEqual(['a']);
    expect(idsIn(storeWith('b'))).toEqual(['b']);
  });

  it('is built anew after a reset, to as many candidates or to others', async () => {
    const store = storeWith('a', 'b');
    candidateIndex(store);
    await store.write((tx) => {
      for (const id of ['a', 'b']) tx.put('candidates', aCandidate(id, { skills: ['Chess'] }));
    });
    expect(idsIn(store)).toEqual([]);
    await store.write((tx) => tx.put('candidates', aCandidate('c')));
    expect(idsIn(store)).toEqual(['c']);
  });
});
