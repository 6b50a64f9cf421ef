import { describe, expect, it } from 'vitest';
import { indexes, type Rows } from '../data/rows.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { aCandidate } from '../testing/hiring.ts';
import { candidateIndex, prepareIndexes } from './index-of-store.ts';

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
    expect(candidateIndex(storeWith('a')).best({ skills: ['SQL'] }, 5)).toMatchObject([
      { candidate: { student_id: 'a' } },
    ]);
    expect(candidateIndex(storeWith('b')).best({ skills: ['SQL'] }, 5)).toMatchObject([
      { candidate: { student_id: 'b' } },
    ]);
  });

  it('is built anew after a reset, to as many candidates or to others', async () => {
    const store = storeWith('a', 'b');
    candidateIndex(store);
    await store.write((tx) => {
      for (const id of ['a', 'b']) tx.put('candidates', aCandidate(id, { skills: ['Chess'] }));
    });
    expect(candidateIndex(store).best({ skills: ['SQL'] }, 5)).toEqual([]);
    await store.write((tx) => tx.put('candidates', aCandidate('c')));
    expect(candidateIndex(store).best({ skills: ['SQL'] }, 5)).toMatchObject([{ candidate: { student_id: 'c' } }]);
  });
});
