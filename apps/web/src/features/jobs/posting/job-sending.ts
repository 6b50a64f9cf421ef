import type { SendResult } from '@glo/domain/jobs/job-lifecycle';
import type { Failure } from '@glo/domain/shared/outcome';
import { someErrorOccurred } from '@glo/domain/shared/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { texts } from './texts.ts';

interface Handling {
  readonly send: () => Promise<SendResult>;
  /** It was sent, and the screen is still there. */
  readonly onSent: () => void;
  /** Leads to what is missing; false when nothing is. */
  readonly leadBack: () => boolean;
  /** What a toast says of the success when the recruiter went on to another screen. */
  readonly sentText: string;
  /** What is sure whatever happens: 'Your draft is saved on this device.' */
  readonly kept: string;
  readonly notices: Notices;
}

/** A job handed in from its preview: sent once, with what became of it (decision 27). */
export class JobSending {
  readonly watch = new PendingRequest();
  /** Why it was not sent, or null. */
  problem: string | null = null;
  /** What the service said when it refused; '' when it said nothing. A second line (decision 48). */
  detail = '';
  #shown = false;
  readonly #handling: Handling;

  constructor(handling: Handling) {
    this.#handling = handling;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The screen is there; returns the clean-up. */
  show(): () => void {
    this.#shown = true;
    return () => {
      this.#shown = false;
    };
  }

  async send(): Promise<void> {
    if (this.watch.pending) return;
    this.#fails(null);
    const token = this.watch.start();
    const result = await this.#handling.send();
    // Cancelled and asked again: the second waiting hears the same answer.
    if (!this.watch.settle(token) && this.watch.pending) return;
    runInAction(() => this.#settled(result));
  }

  /** Stops waiting. What was sent stays sent: its answer, when it comes, still counts. */
  cancel(): void {
    this.watch.cancel();
    this.#fails(texts.sending.noAnswerYet);
  }

  #settled(result: SendResult): void {
    if (!this.#shown) this.#tellElsewhere(result);
    else if (result.ok) this.#handling.onSent();
    else if (result.reason === 'failed') this.#refused(result.failure);
    else if (!this.#handling.leadBack()) this.#fails(someErrorOccurred);
  }

  #tellElsewhere(result: SendResult): void {
    const { notices, sentText } = this.#handling;
    if (result.ok) notices.toast(sentText, 'success');
    else if (result.reason === 'failed') notices.actFailed(result.failure);
  }

  /** What happened, and in any case that nothing is lost. */
  #refused({ kind, text }: Failure): void {
    const sentence = kind === 'unreachable' ? texts.sending.unreachable : someErrorOccurred;
    this.#fails(`${sentence} ${this.#handling.kept}`, kind === 'refused' ? text : '');
  }

  #fails(problem: string | null, detail = ''): void {
    this.problem = problem;
    this.detail = detail;
  }
}
