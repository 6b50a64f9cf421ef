import { timeOfDay } from '@glo/domain/shared/dates';
import type { Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { texts } from './texts.ts';

/** Milliseconds. The service counts profiles over ten minutes (decision 62). */
const longestWait = 15 * 60_000;

/** Loads one thing after another and waits where the service asks for it (429). */
export class RateLimitedLoading {
  /** One for each request that waits. */
  waits: readonly Date[] = [];

  constructor() {
    makeAutoObservable(this, { waits: observableRef }, { autoBind: true });
  }

  /** Returns `null` after a failure, and if `canceled` aborts a wait. */
  async load<T>(request: () => Promise<Outcome<T>>, canceled: AbortSignal): Promise<T | null> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      const outcome = await request();
      if (outcome.ok) return outcome.value;
      const { retryAt } = outcome.failure;
      if (retryAt === undefined || retryAt.getTime() - Date.now() > longestWait || canceled.aborted) return null;
      this.#startWait(retryAt);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await reached(retryAt, canceled);
      this.#endWait(retryAt);
      if (canceled.aborted) return null;
    }
  }

  /** Names the work, with the time of the next attempt during a wait. */
  doing(work: string): string {
    const until = this.waits.at(-1);
    return until === undefined ? work : texts.waiting(timeOfDay(until), work);
  }

  #startWait(until: Date): void {
    runInAction(() => (this.waits = [...this.waits, until]));
  }

  #endWait(until: Date): void {
    runInAction(() => (this.waits = this.waits.filter((other) => other !== until)));
  }
}

/** Resolves at the given time, or when `canceled` aborts. Waits at least a moment, so that a wrong clock cannot hurry. */
function reached(time: Date, canceled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, Math.max(time.getTime() - Date.now(), 1000));
    canceled.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      canceled.removeEventListener('abort', done);
      resolve();
    }
  });
}
