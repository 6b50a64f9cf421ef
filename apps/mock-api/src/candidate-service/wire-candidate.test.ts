import { expect, it } from 'vitest';
import { indexes, type Rows } from '../data/rows.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { aCandidate } from '../testing/hiring.ts';
import { writeProfile } from './wire-candidate.ts';

const storeOf = (bio: string) => openMemoryStore<Rows>(indexes, { candidates: [aCandidate('a', { bio })] });

it('makes a profile once for a store, and anew after a reset', async () => {
  const store = storeOf('before');
  const profile = writeProfile(store, 'a');
  expect(writeProfile(store, 'a')).toBe(profile);
  expect(writeProfile(storeOf('elsewhere'), 'a').bio).toBe('elsewhere');
  await store.replace({ candidates: [aCandidate('a', { bio: 'after' })] });
  expect(writeProfile(store, 'a').bio).toBe('after');
  await store.replace({});
  expect(() => writeProfile(store, 'a')).toThrow('no such student');
});

it('keeps so many profiles and no more', () => {
  const ids = Array.from({ length: 5001 }, (_, n) => `student-${n}`);
  const store = openMemoryStore<Rows>(indexes, { candidates: ids.map((id) => aCandidate(id)) });
  const [first] = ids.map((id) => writeProfile(store, id));
  expect(writeProfile(store, 'student-0')).not.toBe(first);
});
