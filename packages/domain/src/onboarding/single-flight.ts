import type { StopSignal } from '../shared/outcome.ts';

/**
 * Runs one action at a time. Concurrent callers share a success. After a failure, or if the running action was aborted,
 * the next caller runs its own.
 */
export class SingleFlight<R extends { readonly ok: boolean }> {
  #running: { readonly result: Promise<R>; readonly stop: StopSignal | undefined } | null = null;

  async run(act: () => Promise<R>, stop?: StopSignal): Promise<R> {
    while (this.#running !== null && !this.#running.stop?.aborted) {
      const before = await this.#running.result;
      if (before.ok) return before;
    }
    const mine = { result: act(), stop };
    this.#running = mine;
    try {
      return await mine.result;
    } finally {
      if (this.#running === mine) this.#running = null;
    }
  }
}
