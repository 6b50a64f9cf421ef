import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../store/memory-store.ts';
import { aCompany } from '../testing/people.ts';
import { newId } from './new-id.ts';
import { type RandomSource, SeededRandom, systemRandom } from './random-source.ts';
import { indexes, type Rows } from './rows.ts';

const idsOf = (random: RandomSource, count: number, companies: Rows['companies'][] = []) => {
  const store = openMemoryStore<Rows>(indexes, { companies });
  return Array.from({ length: count }, () => newId({ random, store }, 'companies'));
};

describe('a new id', () => {
  it('is 24 hex characters, and never the same twice', () => {
    const ids = idsOf(systemRandom, 1000);
    expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(systemRandom, 1)).not.toEqual(idsOf(systemRandom, 1));
  });

  it('is the same from the same seed, whatever else was drawn', () => {
    const [one, same, other] = [new SeededRandom(7), new SeededRandom(7), new SeededRandom(8)];
    same.bytes('jobs', 12);
    const ids = idsOf(one, 3);
    expect(new Set(ids).size).toBe(3);
    expect(idsOf(same, 3)).toEqual(ids);
    expect(idsOf(other, 3)).not.toEqual(ids);
  });

  it('is none that a row has, as after a restart', () => {
    const [first = '', second] = idsOf(new SeededRandom(7), 2);
    expect(idsOf(new SeededRandom(7), 1, [aCompany(first)])).toEqual([second]);
  });
});
