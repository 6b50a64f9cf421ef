import { action, makeAutoObservable } from 'mobx';

/** A pending screen says so after this long, in milliseconds. */
const slowAfter = 10_000;

/**
 * One question on its way to a service: whether it is pending, whether that takes long, and whether its answer is still
 * wanted when it comes. `const token = request.start(); const answer = await ...; if (!request.settle(token)) return;`
 */
export class PendingRequest {
  pending = false;
  slow = false;
  #token = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A question goes out; an earlier one is no longer waited for. */
  start(): number {
    this.cancel();
    this.pending = true;
    this.#timer = setTimeout(this.#becomeSlow, slowAfter);
    return this.#token;
  }

  /** The answer to a question came; false when it was cancelled or superseded. */
  settle(token: number): boolean {
    if (token !== this.#token) return false;
    this.cancel();
    return true;
  }

  /** Stops waiting: whatever comes is dropped. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#token += 1;
    this.pending = false;
    this.slow = false;
  }

  readonly #becomeSlow = action(() => {
    this.slow = true;
  });
}
