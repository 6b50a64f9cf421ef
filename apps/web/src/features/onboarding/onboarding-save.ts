import { makeAutoObservable } from 'mobx';
import { PendingRequest } from '../../state/pending-request.ts';

interface SaveOptions<Result> {
  send(stop: AbortSignal): Promise<Result>;
  /** `awaited`: not canceled. `left`: the screen has closed. */
  onResult(result: Result, at: { readonly awaited: boolean; readonly left: boolean; readonly pending: boolean }): void;
}

/** A save with slow note, Cancel and retry. */
export class OnboardingSave<Result = unknown> {
  /** Reason for the last failure, if the screen keeps it until the next try. */
  refusal = '';
  readonly #request = new PendingRequest();
  #left = true;
  #stop = new AbortController();
  readonly #options: SaveOptions<Result>;

  constructor(options: SaveOptions<Result>) {
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

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

  /** Also used for the retry. */
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

  cancel(): void {
    this.#stop.abort();
    this.#request.cancel();
  }
}
