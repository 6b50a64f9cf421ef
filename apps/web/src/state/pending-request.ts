import { action, makeAutoObservable } from 'mobx';

const slowAfter = 10_000;

/** `const token = request.start(); const answer = await ...; if (!request.settle(token)) return;` */
export class PendingRequest {
  pending = false;
  slow = false;
  #token = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): number {
    this.cancel();
    this.pending = true;
    this.#timer = setTimeout(this.#becomeSlow, slowAfter);
    return this.#token;
  }

  /** Returns false if the request was canceled or superseded. */
  settle(token: number): boolean {
    if (token !== this.#token) return false;
    this.cancel();
    return true;
  }

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
