import type { StopSignal } from '../shared/outcome.ts';

/** Concurrent callers share a success. After a failure or an abort, the next caller runs its own action. */
export class SingleFlight<R extends { readonly ok: boolean }> {
  #running: { readonly result: Promise<R>; readonly stop: StopSignal | undefined } | null = null;

  async run(task: () => Promise<R>, stop?: StopSignal): Promise<R> {
    while (this.#running !== null && !this.#running.stop?.aborted) {
      const before = await this.#running.result;
      if (before.ok) return before;
    }
    const mine = { result: task(), stop };
    this.#running = mine;
    try {
      return await mine.result;
    } finally {
      if (this.#running === mine) this.#running = null;
    }
  }
}
