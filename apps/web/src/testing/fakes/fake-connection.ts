import type { Connection } from '@glo/domain/shared/page';
import type { Container } from 'inversify';
import { onTestFinished } from 'vitest';
import { ConnectionState } from '../../state/connection-state.ts';

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

interface World {
  readonly container: Container;
  readonly connection: FakeConnection;
}

/** The watched state of the connection. */
export function watchedConnection({ container, connection }: World): ConnectionState {
  const state = container.get(ConnectionState);
  const stop = state.watch();
  // Stops the next check, which would otherwise run in the fake timers of another test.
  onTestFinished(() => {
    Object.assign(connection, { isOnline: true, answers: true });
    stop();
  });
  return state;
}
