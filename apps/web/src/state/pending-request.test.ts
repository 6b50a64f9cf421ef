import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PendingRequest } from './pending-request.ts';

describe('a request that has not started', () => {
  it('is neither pending nor slow', () => {
    const request = new PendingRequest();
    expect([request.pending, request.slow]).toEqual([false, false]);
  });
});

describe('a pending request', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is slow after ten seconds', () => {
    const watch = new PendingRequest();
    watch.start();
    vi.advanceTimersByTime(9999);
    expect([watch.pending, watch.slow]).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect([watch.pending, watch.slow]).toEqual([true, true]);
  });

  it('is neither pending nor slow after the response', () => {
    const watch = new PendingRequest();
    const token = watch.start();
    vi.advanceTimersByTime(10_000);
    expect(watch.settle(token)).toBe(true);
    expect([watch.pending, watch.slow]).toEqual([false, false]);
    vi.advanceTimersByTime(60_000);
    expect(watch.slow).toBe(false);
  });

  it('drops the response after a cancel', () => {
    const watch = new PendingRequest();
    const token = watch.start();
    watch.cancel();
    expect(watch.pending).toBe(false);
    expect(watch.settle(token)).toBe(false);
  });

  it('drops the first response after a second start, and counts from the second', () => {
    const watch = new PendingRequest();
    const first = watch.start();
    vi.advanceTimersByTime(9000);
    const second = watch.start();
    vi.advanceTimersByTime(9000);
    expect(watch.slow).toBe(false);
    expect(watch.settle(first)).toBe(false);
    expect(watch.pending).toBe(true);
    expect(watch.settle(second)).toBe(true);
  });
});
