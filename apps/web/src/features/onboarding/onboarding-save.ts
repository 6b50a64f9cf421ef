import { makeAutoObservable } from 'mobx';
import { PendingRequest } from '../../state/pending-request.ts';

interface SaveOptions<Result> {
  send(stop: AbortSignal): Promise<Result>;
  /** `awaited`: it was not cancelled; `left`: the screen is gone. */
  onResult(result: Result, at: { readonly awaited: boolean; readonly left: boolean; readonly pending: boolean }): void;
}

/** A save that several steps share: slow after a while, can be cancelled and sent again. */
export class OnboardingSave<Result = unknown> {
  /** Why the last try failed, where its screen keeps that until the next one; '' otherwise. */
  refusal = '';
  readonly #request = new PendingRequest();
  #left = true;
  #stop = new AbortController();
  readonly #options: SaveOptions<Result>;

  constructor(options: SaveOptions<Result>) {
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The screen is there; returns the clean-up. */
  open(): () => void {
    this.#left = false;
    return () => {
      this.#left = true;
      this.#request.cancel();
    };
  }

  get pending(): boolean {
    return this.#request.pending;
  }

  get slow(): boolean {
    return this.#request.slow;
  }

  /** Sends; also once more when the answer takes too long. */
  async run(): Promise<void> {
    this.cancel();
    this.refuse('');
    const token = this.#request.start();
    this.#stop = new AbortController();
    const result = await this.#options.send(this.#stop.signal);
    const awaited = this.#request.settle(token);
    this.#options.onResult(result, { awaited, left: this.#left, pending: this.pending });
  }

  refuse(words: string): void {
    this.refusal = words;
  }

  /** Stops waiting; everything stays as it is. */
  cancel(): void {
    this.#stop.abort();
    this.#request.cancel();
  }
}
