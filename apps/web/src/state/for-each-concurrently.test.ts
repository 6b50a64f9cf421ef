import { describe, expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

/** Acts that end when they are told to, in the order in which they began. */
function someActs() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const act = (item: number) => {
    begun.push(item);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, act, endNext };
}

describe('doing something to each', () => {
  it('has three under way at once, and ends with the last of them', async () => {
    const { begun, act, endNext } = someActs();
    let ended = false;
    void forEachConcurrently([1, 2, 3, 4], act).then(() => (ended = true));
    expect(begun).toEqual([1, 2, 3]);
    await endNext();
    expect(begun).toEqual([1, 2, 3, 4]);
    await endNext();
    await endNext();
    expect(ended).toBe(false);
    await endNext();
    expect(ended).toBe(true);
  });

  it('begins nothing more once it is stopped, and waits for what began', async () => {
    const { begun, act, endNext } = someActs();
    let stopped = false;
    let ended = false;
    void forEachConcurrently([1, 2, 3], act, () => stopped, 2).then(() => (ended = true));
    stopped = true;
    await endNext();
    expect([begun, ended]).toEqual([[1, 2], false]);
    await endNext();
    expect([begun, ended]).toEqual([[1, 2], true]);
  });

  it('leaves the list as it is', async () => {
    const items = [1, 2];
    await forEachConcurrently(items, async () => undefined);
    expect(items).toEqual([1, 2]);
  });
});
