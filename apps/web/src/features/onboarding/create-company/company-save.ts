import type { CompanyCreation } from '@glo/domain/onboarding/company-creation';
import type { Failure } from '@glo/domain/shared/outcome';
import { serverFailureId, someErrorOccurred } from '@glo/domain/shared/messages';
import { makeAutoObservable } from 'mobx';
import type { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import type { OnboardingSteps } from '../onboarding-steps.ts';
import { texts } from './texts.ts';

/** The one save of a company, which Create Company Page and /technologies share (decision 7), and what follows it. */
export class CompanySave {
  readonly #watch = new PendingRequest();
  #shown = false;
  #stop = new AbortController();
  readonly #creation: CompanyCreation;
  readonly #steps: OnboardingSteps;
  readonly #notices: Notices;

  constructor(creation: CompanyCreation, steps: OnboardingSteps, notices: Notices) {
    this.#creation = creation;
    this.#steps = steps;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The company was created before: Back, or a second tab. The person is led on to its verification. */
  isDone(): boolean {
    if (!this.#creation.takeUpCreated()) return false;
    this.#notices.toast(texts.isThere, 'info', 'onboarding-step');
    this.#steps.goTo('company-verification', { replace: true });
    return true;
  }

  /** The screen is there; answers with the clean-up. */
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

  async run(): Promise<void> {
    const token = this.#watch.start();
    this.#stop = new AbortController();
    const result = await this.#creation.create(this.#stop.signal);
    const isWaitedFor = this.#watch.settle(token);
    if (result.ok) this.#created();
    else if (isWaitedFor && result.reason === 'not-saved') this.#refused(result.failure);
  }

  /** Stops waiting; the form stays as it is. */
  cancel(): void {
    this.#stop.abort();
    this.#watch.cancel();
  }

  async retry(): Promise<void> {
    this.cancel();
    await this.run();
  }

  /** The company is there, also when the person no longer waited for the answer; whoever left the screen stays where they are. */
  #created(): void {
    if (this.#shown && !this.pending) this.#steps.goTo('company-verification', { replace: true });
  }

  /** The service's own words (specification 1, section 8). */
  #refused({ kind, text }: Failure): void {
    if (kind === 'signed-out') return;
    const said = kind === 'refused' || kind === 'server-error' ? text : '';
    this.#notices.toast(said || someErrorOccurred, 'error', serverFailureId);
  }
}
