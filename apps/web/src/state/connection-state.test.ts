import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeConnection } from '../testing/fake-connection.ts';
import { ConnectionState, NetworkFailures } from './connection-state.ts';

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

  it('is back with the first request that succeeds, although the browser says that it is offline', async () => {
    const { state, connection, failures } = aWatched();
    connection.goOffline();
    failures.answered();
    await vi.advanceTimersByTimeAsync(0);
    expect([state.trouble, connection.isOnline]).toEqual([null, false]);
  });

  it('is fine from the start if a request succeeded, although the browser says that it is offline', async () => {
    const [connection, failures] = [new FakeConnection(), new NetworkFailures()];
    connection.goOffline();
    failures.answered();
    const { state } = aWatched(connection, failures);
    expect(state.trouble).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect([state.trouble, connection.asked]).toEqual([null, 1]);
  });

  it('is back without a request, although the browser says that it is offline', async () => {
    const { state, connection } = aWatched();
    connection.goOffline();
    await vi.advanceTimersByTimeAsync(4000);
    expect([state.trouble, connection.asked]).toEqual([null, 1]);
  });

  it('stays gone after a response that left before it was lost', async () => {
    const { state, connection, failures } = aWatched();
    connection.goOffline();
    connection.answers = false;
    failures.answered();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.trouble).toBe('offline');
  });

  it('lost while the service is asked is gone', async () => {
    const { state, connection, failures } = aWatched();
    failures.add();
    connection.goOffline();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.trouble).toBe('offline');
  });

  it('lets requests leave unasked unless it is in trouble', async () => {
    const { state, connection } = aWatched();
    expect([state.canSend(), connection.asked]).toEqual([true, 0]);
    connection.goOffline();
    connection.answers = false;
    expect([await state.canSend(), state.trouble, connection.asked]).toEqual([false, 'offline', 1]);
    connection.answers = true;
    expect(await Promise.all([state.canSend(), state.canSend()])).toEqual([true, true]);
    expect([state.trouble, connection.asked]).toEqual([null, 2]);
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
