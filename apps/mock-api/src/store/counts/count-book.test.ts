import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CountBook, CountsFull, type Limit, MemoryCounts, takeUse, type Uses } from './counts.ts';

const limits = { lifetimeMs: 1000, most: 5 };
const limit: Limit = { most: 3, during: limits.lifetimeMs };

/** Counts a use of `name` in the book. Returns the wait, or 'full'. */
function take(book: CountBook<Uses>, name: string, now: number): number | 'full' {
  const [uses, wait] = takeUse(book.get(name), now, limit);
  try {
    book.set(name, uses, now);
  } catch (error) {
    if (error instanceof CountsFull) return 'full';
    throw error;
  }
  return wait;
}

describe('a book of counts', () => {
  const steps = fc.array(
    fc.record({ pause: fc.integer({ min: 0, max: 700 }), foreign: fc.array(fc.integer({ min: 0, max: 50 })) }),
    { maxLength: 30 },
  );

  it('gives a key in it the same answers, however many foreign keys come', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const [alone, shared] = [new CountBook<Uses>(limits), new CountBook<Uses>(limits)];
        let now = 0;
        for (const { pause, foreign } of [{ pause: 0, foreign: [] }, ...taken]) {
          now += pause;
          expect(take(shared, 'mine', now)).toBe(take(alone, 'mine', now));
          for (const key of foreign) take(shared, `foreign ${key}`, now);
        }
      }),
    );
  });

  it('takes a new key again once the oldest has expired, and says when', () => {
    const book = new CountBook<number>(limits);
    for (let key = 0; key < 5; key++) book.set(`${key}`, key, key * 10);
    const add = (now: number) => () => book.set('new', 1, now);
    expect(add(900)).toThrow(expect.objectContaining({ wait: 100 }));
    book.set('0', 7, 900);
    expect(add(1009)).toThrow(expect.objectContaining({ wait: 1 }));
    add(1010)();
    expect(['0', '1', '2', 'new'].map((name) => book.get(name))).toEqual([7, undefined, 2, 1]);
  });

  it('drops values of a clock that was set back', () => {
    const book = new CountBook<number>({ lifetimeMs: 1000, most: 1 });
    book.set('old', 1, 5000);
    book.set('new', 1, 0);
    expect(book.get('old')).toBeUndefined();
  });
});

describe('the counts of one process', () => {
  it('keep accounts apart from strangers, for whom the room ends', async () => {
    const counts = new MemoryCounts();
    const one = () => [1, undefined] as const;
    await counts.change<number, void>({ book: 'accounts', name: 'mine' }, 0, one);
    for (let key = 0; key < 100_000; key++) {
      await counts.change<number, void>({ book: 'addresses', name: `${key}` }, 0, one);
    }
    await expect(counts.change<number, void>({ book: 'addresses', name: 'new' }, 0, one)).rejects.toThrow(CountsFull);
    const read = (value: number | undefined) => [value, value] as const;
    expect(await counts.change<number, number | undefined>({ book: 'accounts', name: 'mine' }, 0, read)).toBe(1);
    await counts.change<number, void>({ book: 'accounts', name: 'new' }, 0, one);
  });
});
