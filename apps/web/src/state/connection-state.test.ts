import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeConnection } from '../testing/fakes/fake-connection.ts';
import { ConnectionState, NetworkFailures } from './connection-state.ts';

beforeEach(() => void vi.useFakeTimers());

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the connection', () => {
  it('is not probed while no request fails, and may be lost from the start', () => {
    const { state, connection } = aWatched();
    expect([state.problem, connection.asked]).toEqual([null, 0]);
    connection.goOffline();
    expect(aWatched(connection).state.problem).toBe('offline');
  });

  it('is lost with the network of the device, and restored once a service answers', async () => {
    const { state, connection } = aWatched();
    connection.goOffline();
    expect([state.problem, connection.asked]).toEqual(['offline', 0]);
    connection.goOnline();
    expect(state.problem).toBe('offline');
    await settle();
    expect([state.problem, connection.asked]).toEqual([null, 1]);
  });

  it('is probed after a failed request, and every four seconds until a service answers', async () => {
    const { state, connection, failures } = aWatched();
    failures.add();
    await settle();
    expect([state.problem, connection.asked]).toEqual([null, 1]);
    connection.answers = false;
    failures.add();
    failures.add();
    await settle();
    expect([state.problem, connection.asked]).toEqual(['unreachable', 2]);
    await settle(8000);
    expect([state.problem, connection.asked]).toEqual(['unreachable', 4]);
    connection.answers = true;
    await settle(4000);
    expect(state.problem).toBeNull();
    await settle(60_000);
    expect(connection.asked).toBe(5);
  });

  it('is probed if a request failed before it was watched', async () => {
    const [connection, failures] = [new FakeConnection(), new NetworkFailures()];
    failures.add();
    connection.answers = false;
    const { state } = aWatched(connection, failures);
    await settle();
    expect(state.problem).toBe('unreachable');
  });

  it('stays lost after a response that was sent before the loss, and after a probe', async () => {
    const { state, connection, failures } = aWatched();
    failures.add();
    connection.goOffline();
    await settle();
    expect(state.problem).toBe('offline');
    connection.answers = false;
    failures.answered();
    await settle();
    expect(state.problem).toBe('offline');
  });

  it('lets requests be sent without a probe unless it is in trouble', async () => {
    const { state, connection } = aWatched();
    expect([state.canSend(), connection.asked]).toEqual([true, 0]);
    connection.goOffline();
    connection.answers = false;
    expect([await state.canSend(), state.problem, connection.asked]).toEqual([false, 'offline', 1]);
    connection.answers = true;
    expect(await Promise.all([state.canSend(), state.canSend()])).toEqual([true, true]);
    expect([state.problem, connection.asked]).toEqual([null, 2]);
  });

  it('is not probed after the clean-up', async () => {
    const { state, connection, failures, stop } = aWatched();
    connection.answers = false;
    failures.add();
    await settle();
    stop();
    failures.add();
    connection.goOffline();
    await settle(60_000);
    expect([state.problem, connection.asked]).toEqual(['unreachable', 1]);
  });
});

describe('a browser that wrongly reports offline', () => {
  it('is ignored once a request succeeds', async () => {
    const { state, connection, failures } = aWatched();
    connection.goOffline();
    failures.answered();
    await settle();
    expect([state.problem, connection.isOnline]).toEqual([null, false]);
  });

  it('is ignored from the start if a request has succeeded', async () => {
    const [connection, failures] = [new FakeConnection(), new NetworkFailures()];
    connection.goOffline();
    failures.answered();
    const { state } = aWatched(connection, failures);
    expect(state.problem).toBeNull();
    await settle();
    expect([state.problem, connection.asked]).toEqual([null, 1]);
  });

  it('is ignored after a successful probe', async () => {
    const { state, connection } = aWatched();
    connection.goOffline();
    await settle(4000);
    expect([state.problem, connection.asked]).toEqual([null, 1]);
  });
});

function aWatched(connection = new FakeConnection(), failures = new NetworkFailures()) {
  const state = new ConnectionState(connection, failures);
  return { state, connection, failures, stop: state.watch() };
}
