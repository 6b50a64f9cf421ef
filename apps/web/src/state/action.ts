import { makeAutoObservable, runInAction } from 'mobx';
import { PendingRequest } from './pending-request.ts';

interface Settled {
  readonly ok: boolean;
}

interface ActionOptions<R extends Settled, Input> {
  /** Called before each try. Returns what to send, or `null` to send nothing, as when a form has errors. */
  readonly prepare?: () => Input | null;
  /** Cancel and another try abort `stop`. Leaving the screen does not. */
  readonly send: (input: Input, stop: AbortSignal) => Promise<R>;
  readonly onDone?: (result: Extract<R, { readonly ok: true }>, input: Input) => void;
  readonly onFailed: (result: Extract<R, { readonly ok: false }>, input: Input) => void;
  /** Accepts a success after Cancel or during another try, because the service has made the change. */
  readonly countsLateSuccess?: boolean;
}

/** A submission, an upload or the next page of a list: the twin of `Resource`. Drops late failures. */
export class Action<R extends Settled, Input = undefined> {
  /** Why the last try failed, if the screen shows it. The next try clears it. */
  problem: string | null = null;
  readonly #request = new PendingRequest();
  readonly #options: ActionOptions<R, Input>;
  #stop = new AbortController();
  #closings = 0;

  constructor(options: ActionOptions<R, Input>) {
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get pending(): boolean {
    return this.#request.pending;
  }

  get slow(): boolean {
    return this.#request.slow;
  }

  /** Does nothing while a try is pending. */
  async run(): Promise<void> {
    if (this.pending) return;
    const { prepare, send } = this.#options;
    const input = prepare === undefined ? (undefined as Input) : prepare();
    if (input === null) return;
    this.problem = null;
    const token = this.#request.start();
    const closings = this.#closings;
    this.#stop = new AbortController();
    const result = await send(input, this.#stop.signal);
    runInAction(() => {
      const isLate = !this.#request.settle(token);
      if (closings === this.#closings) this.#settle(result, input, isLate);
    });
  }

  async restart(): Promise<void> {
    this.cancel();
    await this.run();
  }

  cancel(): void {
    this.#stop.abort();
    this.#request.cancel();
  }

  /** Call when the screen closes. Drops the result without aborting the request. */
  close(): void {
    this.#closings += 1;
    this.#request.cancel();
  }

  #settle(result: R, input: Input, isLate: boolean): void {
    const { onDone, onFailed, countsLateSuccess = false } = this.#options;
    if (!result.ok) {
      if (!isLate) onFailed(result as Extract<R, { readonly ok: false }>, input);
    } else if (!isLate || countsLateSuccess) onDone?.(result as Extract<R, { readonly ok: true }>, input);
  }
}
