import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CountedSets } from './counted-sets.ts';
import { addNumber, emptySet } from './number-set.ts';

const count = 100;
const setOf = (numbers: readonly number[]) => {
  const set = emptySet(count);
  for (const number of numbers) addNumber(set, number);
  return set;
};
const inExactly = (counted: CountedSets, times: number, most = Infinity) => {
  const found: number[] = [];
  counted.eachInExactly(times, (number) => found.push(number) < most);
  return found;
};
const numbers = fc.array(fc.nat(count - 1));

describe('CountedSets', () => {
  it('tells in how many sets each number is, of those that count', () => {
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 9 }), fc.option(numbers), (lists, within) => {
        const counted = new CountedSets(emptySet(count).length, lists.length);
        counted.add(setOf([7, 99]), null);
        counted.clear();
        for (const list of lists) counted.add(setOf(list), within && setOf(within));
        for (let times = 1; times <= lists.length; times++) {
          const all = Array.from({ length: count }, (_, number) => number);
          const expected = all.filter(
            (number) =>
              (within === null || within.includes(number)) &&
              lists.filter((list) => list.includes(number)).length === times,
          );
          expect(inExactly(counted, times)).toEqual(expected);
        }
      }),
    );
  });

  it('stops when it is told to', () => {
    const counted = new CountedSets(emptySet(count).length, 1);
    counted.add(setOf([99, 3, 31, 32, 64]), null);
    expect(inExactly(counted, 1)).toEqual([3, 31, 32, 64, 99]);
    expect(inExactly(counted, 1, 3)).toEqual([3, 31, 32]);
  });
});
