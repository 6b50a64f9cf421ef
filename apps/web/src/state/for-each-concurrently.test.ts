import { describe, expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

/** Tasks that a test ends one by one, in the order of their start. */
function someTasks() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (item: number) => {
    started.push(item);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { started, task, endNext };
}

describe('doing something to each', () => {
  it('has three under way at once, and ends with the last of them', async () => {
    const { started, task, endNext } = someTasks();
    let ended = false;
    void forEachConcurrently([1, 2, 3, 4], task).then(() => (ended = true));
    expect(started).toEqual([1, 2, 3]);
    await endNext();
    expect(started).toEqual([1, 2, 3, 4]);
    await endNext();
    await endNext();
    expect(ended).toBe(false);
    await endNext();
    expect(ended).toBe(true);
  });

  it('begins nothing more once it is stopped, and waits for what began', async () => {
    const { started, task, endNext } = someTasks();
    let stopped = false;
    let ended = false;
    void forEachConcurrently([1, 2, 3], task, () => stopped, 2).then(() => (ended = true));
    stopped = true;
    await endNext();
    expect([started, ended]).toEqual([[1, 2], false]);
    await endNext();
    expect([started, ended]).toEqual([[1, 2], true]);
  });

  it('leaves the list as it is', async () => {
    const items = [1, 2];
    await forEachConcurrently(items, async () => undefined);
    expect(items).toEqual([1, 2]);
  });
});
