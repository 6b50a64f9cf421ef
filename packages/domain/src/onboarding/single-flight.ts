import type { StopSignal } from '../shared/outcome.ts';

/**
 * An act that must not happen twice at once. Who asks while it is under way waits for it: its success is theirs too, and
 * after a failure they try for themselves. One that was stopped is not waited for.
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
