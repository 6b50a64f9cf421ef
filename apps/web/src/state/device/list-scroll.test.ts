import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListScroll } from './list-scroll.ts';
import type { ScrollPositions } from './scroll-positions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The places that are kept, by list. */
function someScroll(list: () => string | null) {
  const kept = new Map<string, number>();
  const positions = {
    of: (name: string) => kept.get(name) ?? 0,
    keeping: (name: string, pixels: number) => () => kept.set(name, pixels),
  };
  return { scroll: new ListScroll(positions as unknown as ScrollPositions, list), kept };
}

describe('how far down a list is', () => {
  it('is kept once scrolling rests, of the list that was scrolled', () => {
    let list = '/active';
    const { scroll, kept } = someScroll(() => list);
    scroll.scrolled(100);
    scroll.scrolled(200);
    expect(kept.size).toBe(0);
    list = '/past';
    vi.runAllTimers();
    expect([...kept]).toEqual([['/active', 200]]);
    expect(scroll.startAt).toBe(0);
    list = '/active';
    expect(scroll.startAt).toBe(200);
  });

  it('is kept at once when the list is left, and once only', () => {
    const { scroll, kept } = someScroll(() => '/active');
    scroll.scrolled(200);
    scroll.stop();
    expect([...kept]).toEqual([['/active', 200]]);
    kept.clear();
    vi.runAllTimers();
    scroll.stop();
    expect(kept.size).toBe(0);
  });

  it('is nowhere while there is no list', () => {
    const { scroll, kept } = someScroll(() => null);
    scroll.scrolled(200);
    scroll.stop();
    expect([scroll.startAt, kept.size]).toEqual([0, 0]);
  });
});
