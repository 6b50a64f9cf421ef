import type { Connection } from '@glo/domain/connection/connection';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionState } from './connection-state.ts';
import { NetworkFailures } from './network-failures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('is fine, and nobody is asked, as long as nothing fails', () => {
    const { state, connection } = aWatched();
    expect([state.trouble, connection.asked]).toEqual([null, 0]);
  });

  it('is gone with the network of the device, and back with it once somebody answers', async () => {
    const { state, connection } = aWatched();
    connection.goOffline();
    expect([state.trouble, connection.asked]).toEqual(['offline', 0]);
    connection.goOnline();
    expect(state.trouble).toBe('offline');
    await vi.advanceTimersByTimeAsync(0);
    expect([state.trouble, connection.asked]).toEqual([null, 1]);
  });

  it('may be gone from the start', () => {
    const connection = new FakeConnection();
    connection.goOffline();
    expect(aWatched(connection).state.trouble).toBe('offline');
  });

  it('is fine after one request that failed, when somebody answers', async () => {
    const { state, connection, failures } = aWatched();
    failures.add();
    await vi.advanceTimersByTimeAsync(0);
    expect([state.trouble, connection.asked]).toEqual([null, 1]);
  });

  it('is in trouble when nobody answers, and tried again until somebody does', async () => {
    const { state, connection, failures } = aWatched();
    connection.answers = false;
    failures.add();
    failures.add();
    await vi.advanceTimersByTimeAsync(0);
    expect([state.trouble, connection.asked]).toEqual(['unreachable', 1]);
    await vi.advanceTimersByTimeAsync(8000);
    expect([state.trouble, connection.asked]).toEqual(['unreachable', 3]);
    connection.answers = true;
    await vi.advanceTimersByTimeAsync(4000);
    expect(state.trouble).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.asked).toBe(4);
  });

  it('that was in trouble before anybody watched is looked at', async () => {
    const failures = new NetworkFailures();
    failures.add();
    const connection = new FakeConnection();
    connection.answers = false;
    const { state } = aWatched(connection, failures);
    await vi.advanceTimersByTimeAsync(0);
    expect(state.trouble).toBe('unreachable');
  });

  it('is left alone once nobody watches', async () => {
    const { state, connection, failures, stop } = aWatched();
    connection.answers = false;
    failures.add();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    failures.add();
    connection.goOffline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([state.trouble, connection.asked]).toEqual(['unreachable', 1]);
  });
});

function aWatched(connection = new FakeConnection(), failures = new NetworkFailures()) {
  const state = new ConnectionState(connection, failures);
  return { state, connection, failures, stop: state.watch() };
}

class FakeConnection implements Connection {
  isOnline = true;
  answers = true;
  asked = 0;
  #listener: (() => void) | null = null;

  onChange(listener: () => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }

  async reachesServices(): Promise<boolean> {
    this.asked += 1;
    return this.answers;
  }

  goOffline(): void {
    this.isOnline = false;
    this.#listener?.();
  }

  goOnline(): void {
    this.isOnline = true;
    this.#listener?.();
  }
}
