import { expect, it } from 'vitest';
import { indexes, type Rows } from '../data/rows.ts';
import { toJson } from '../http/kept-json.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { aCandidate } from '../testing/hiring.ts';
import { writeCandidates } from './candidate-lists.ts';

const storeWith = (...ids: string[]) => openMemoryStore<Rows>(indexes, { candidates: ids.map((id) => aCandidate(id)) });
const idsOf = ({ applicants }: ReturnType<typeof writeCandidates>) => applicants?.map(({ student_id }) => student_id);

it('keeps a list, and its JSON, for those who ask for the same', () => {
  const store = storeWith('a', 'b');
  const ids = ['b', 'a', 'nobody'];
  const list = writeCandidates(store, ids);
  expect(idsOf(list)).toEqual(['b', 'a']);
  expect(writeCandidates(store, ids)).toBe(list);
  expect(toJson(list)).toBe(JSON.stringify(list));
});

it('takes no list for another one', () => {
  const store = storeWith('a', 'b', 'a,b', 'a","b');
  for (const ids of [['a', 'b'], ['b', 'a'], ['a,b'], ['a","b'], ['a'], []])
    expect(idsOf(writeCandidates(store, ids))).toEqual(ids);
});

it('makes lists anew after a reset, and for another store', async () => {
  const store = storeWith('a');
  const ids = ['a', 'b'];
  const before = writeCandidates(store, ids);
  await store.replace({ candidates: [aCandidate('b')] });
  expect(idsOf(before)).toEqual(['a']);
  expect(idsOf(writeCandidates(store, ids))).toEqual(['b']);
  expect(idsOf(writeCandidates(storeWith('a', 'b'), ids))).toEqual(['a', 'b']);
});

it('keeps no long list', () => {
  const store = storeWith('a');
  const long = Array.from({ length: 101 }, () => 'a');
  expect(writeCandidates(store, long)).not.toBe(writeCandidates(store, long));
});
