import type { Connection } from '@glo/domain/shared/page';
import { onTestFinished } from 'vitest';
import { ConnectionState, NetworkFailures } from '../../state/connection-state.ts';

export class FakeConnection implements Connection {
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

export function aConnection() {
  const connection = new FakeConnection();
  const failures = new NetworkFailures();
  const state = new ConnectionState(connection, failures);
  const stop = state.watch();
  // Stops the next check, which would otherwise run in the fake timers of another test.
  onTestFinished(() => {
    Object.assign(connection, { isOnline: true, answers: true });
    stop();
  });
  return { connection, failures, state };
}
