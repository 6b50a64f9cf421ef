import type { Onboarding } from '@glo/domain/onboarding/onboarding';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import { PendingRequest } from '../../state/pending-request.ts';
import { submitFailed } from '../verification/failure-texts.ts';
import type { OnboardingSteps } from './onboarding-steps.ts';
import { texts } from './texts.ts';

/** The save that ends the onboarding, from whichever step: sent once, with a word when it fails or takes long. */
export class Finishing {
  readonly #watch = new PendingRequest();
  #shown = false;
  #stop = new AbortController();
  readonly #onboarding: Onboarding;
  readonly #steps: OnboardingSteps;
  readonly #notices: Notices;

  constructor(onboarding: Onboarding, steps: OnboardingSteps, notices: Notices) {
    this.#onboarding = onboarding;
    this.#steps = steps;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The screen is there; returns the clean-up. */
  open(): () => void {
    this.#shown = true;
    return () => {
      this.#shown = false;
      this.#watch.cancel();
    };
  }

  get pending(): boolean {
    return this.#watch.pending;
  }

  get slow(): boolean {
    return this.#watch.slow;
  }

  /** Sends everything; also once more when the answer takes too long. */
  async run(): Promise<void> {
    this.cancel();
    const token = this.#watch.start();
    this.#stop = new AbortController();
    const result = await this.#onboarding.finish(this.#stop.signal);
    const isWaitedFor = this.#watch.settle(token);
    if (result.ok) this.#finished();
    else if (isWaitedFor && result.reason !== 'signed-out') this.#failed(result.reason, result.failure);
  }

  /** Stops waiting; everything stays as it is. */
  cancel(): void {
    this.#stop.abort();
    this.#watch.cancel();
  }

  /** Also when the person no longer waited for the answer: it is saved. */
  #finished(): void {
    if (this.#shown) this.#steps.leave();
  }

  /** The document came first: its failure has words of its own (decision 23). */
  #failed(reason: 'not-submitted' | 'not-saved' | 'not-loaded', { kind }: Failure): void {
    if (kind !== 'signed-out') this.#notices.alert(reason === 'not-submitted' ? submitFailed : texts.notSaved);
  }
}
