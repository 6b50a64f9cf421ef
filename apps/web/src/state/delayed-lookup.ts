import type { Failure, Outcome } from '@glo/domain/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Options for what is being typed: asked for when typing rests, late answers dropped, failures only logged (specification 1, section 8). */
export class DelayedLookup<T> {
  text = '';
  options: readonly T[] = [];
  /** The text that they fit. */
  answered = '';
  loading = false;
  /** The last question got no answer; what is typed next asks again. */
  failed = false;
  readonly #lookUp: (text: string) => Promise<Outcome<readonly T[]>>;
  readonly #delay: number;
  /** Offered while nothing is typed. */
  #start: readonly T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(lookUp: (text: string) => Promise<Outcome<readonly T[]>>, delay: number) {
    this.#lookUp = lookUp;
    this.#delay = delay;
    makeAutoObservable(this, { options: observableRef }, { autoBind: true });
  }

  /** What is in the box now. */
  type(text: string): void {
    this.text = text;
    this.failed = false;
    this.stop();
    if (text.trim() === '') {
      this.options = this.#start;
      this.answered = text;
      return;
    }
    this.loading = true;
    this.#timer = setTimeout(() => void this.#ask(text.trim()), this.#delay);
  }

  /** Asks for options to start from. A failure is silent: typing asks anyway (specification 2, section 8). */
  async preload(): Promise<void> {
    const answer = await this.#lookUp('');
    if (!answer.ok) return;
    runInAction(() => {
      this.#start = answer.value;
      if (this.text.trim() === '') this.options = answer.value;
    });
  }

  /** Forgets what is under way. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.loading = false;
  }

  async #ask(text: string): Promise<void> {
    const turn = ++this.#turn;
    const answer = await this.#lookUp(text);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.loading = false;
      this.failed = !answer.ok;
      // After a failure nothing is offered: what fitted an older text is no answer to this one.
      this.options = answer.ok ? answer.value : [];
      this.answered = text;
      if (!answer.ok) logFailure('lookup', answer.failure);
    });
  }
}

function logFailure(what: string, failure: Failure): void {
  console.warn(`${what} failed: ${failure.kind} ${failure.text}`);
}
