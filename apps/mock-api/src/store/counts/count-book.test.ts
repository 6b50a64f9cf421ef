import { describe, expect, it } from 'vitest';
import { books, CountBook, type CountKey, type Limit, MemoryCounts, type Uses } from './counts.ts';

const limit: Limit = { most: 3, during: books.addresses.lifetimeMs };

/** A counter for a network. The first digit is the larger network. */
const key = (network: string): CountKey => ({ book: 'addresses', name: network, coarser: [network.slice(0, 1)] });

describe('a book of counts', () => {
  it('has room for another name once the oldest value has expired', () => {
    const book = new CountBook<number>({ lifetimeMs: 1000, most: 5 });
    for (let name = 0; name < 5; name++) book.set(`${name}`, name, name * 10);
    expect([book.hasRoomFor('new', 900), book.hasRoomFor('0', 900)]).toEqual([false, true]);
    book.set('0', 7, 900);
    expect([book.hasRoomFor('new', 1009), book.hasRoomFor('new', 1010)]).toEqual([false, true]);
    expect(['0', '1', '2'].map((name) => book.get(name))).toEqual([7, undefined, 2]);
  });

  it('drops the oldest value for a name that it must take', () => {
    const book = new CountBook<number>({ lifetimeMs: 1000, most: 2 });
    for (const name of ['a', 'b', 'c']) book.set(name, 1, 0);
    expect(['a', 'b', 'c'].map((name) => book.get(name))).toEqual([undefined, 1, 1]);
  });

  it('drops values of a clock that was set back', () => {
    const book = new CountBook<number>({ lifetimeMs: 1000, most: 1 });
    book.set('old', 1, 5000);
    book.set('new', 1, 0);
    expect(book.get('old')).toBeUndefined();
  });
});

describe('the counts of one process', () => {
  it('count by the larger network while there are too many, and no other network pays', () => {
    const counts = new MemoryCounts();
    const take = (network: string, now = 0) => counts.takeAtOnce(key(network), now, limit) === 0;
    take('11');
    for (let number = 0; number < books.addresses.most; number++) take(`2${number}`);

    expect(['30', '31', '32', '33', '34'].map((network) => take(network))).toEqual([true, true, true, false, false]);
    expect(take('40')).toBe(true);
    expect(['12', '13', '14', '15'].map((network) => take(network))).toEqual([true, true, true, false]);
    expect([take('11'), take('11'), take('11')]).toEqual([true, true, false]);
    expect(counts.takeAtOnce({ book: 'accounts', name: 'mine' }, 0, limit)).toBe(0);
    expect(take('33', books.addresses.lifetimeMs)).toBe(true);
  });

  it('do not keep a counter for a use that they refuse', async () => {
    const counts = new MemoryCounts();
    const uses = () => counts.change<Uses, Uses | undefined>(key('11'), 0, (value) => [value, value]);
    counts.takeAtOnce(key('11'), 0, { ...limit, most: 1 });
    const before = await uses();
    expect(counts.takeAtOnce(key('11'), 1, { ...limit, most: 1 })).toBeGreaterThan(0);
    expect(await uses()).toBe(before);
  });
});
