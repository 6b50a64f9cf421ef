import { expect, it } from 'vitest';
import { indexes, type Rows } from '../data/rows.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { aCandidate } from '../testing/hiring.ts';
import { writeCandidates } from './candidate-lists.ts';

const storeWith = (...ids: string[]) => openMemoryStore<Rows>(indexes, { candidates: ids.map((id) => aCandidate(id)) });
const idsOf = (list: ReturnType<typeof writeCandidates>) => list.map(({ student_id }) => student_id);

it('has students in the order of the ids, without those nobody has', () => {
  const store = storeWith('a', 'b');
  expect(idsOf(writeCandidates(store, ['b', 'nobody', 'a']))).toEqual(['b', 'a']);
  expect(writeCandidates(store, [])).toEqual([]);
});

it('names each student once, however often they are asked for', () => {
  const store = storeWith('a', 'b');
  const many = Array.from({ length: 1000 }, () => 'a');
  expect(idsOf(writeCandidates(store, [...many, 'b', ...many]))).toEqual(['a', 'b']);
});
