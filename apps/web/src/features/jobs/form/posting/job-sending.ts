import type { Job } from '@glo/domain/jobs/job';
import type { SendResult } from '@glo/domain/jobs/job-lifecycle';
import { type Failure, someErrorOccurred } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction } from 'mobx';
import { Action } from '../../../../state/action.ts';
import type { Notices } from '../../../../state/notices.ts';
import { texts } from './texts.ts';

interface Handling {
  readonly send: () => Promise<SendResult>;
  readonly onSent: () => void;
  /** Redirects to an unfinished step. Returns false if there is none. */
  readonly redirect: () => boolean;
  /** Returns whether a field shows the refusal. */
  readonly onRefused: (failure: Failure) => boolean;
  /** The job was changed since the edit began. */
  readonly onChanged?: (job: Job) => void;
  /** Toast shown if the recruiter has left the screen. */
  readonly sentText: string;
  /** Reassurance after a failure: 'Your draft is saved on this device.' */
  readonly kept: string;
  readonly notices: Notices;
}

/** Sends a job once (decision 27). */
export class JobSending {
  readonly request: Action<SendResult>;
  /** The service's reason for a refusal (decision 48). */
  detail = '';
  #shown = false;
  readonly #handling: Handling;

  constructor(handling: Handling) {
    this.#handling = handling;
    this.request = new Action({
      send: (_, stop) => this.#send(stop),
      onFailed: () => undefined,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(): () => void {
    this.#shown = true;
    return () => {
      this.#shown = false;
    };
  }

  /** Stops waiting. A late response still counts. */
  cancel(): void {
    this.request.cancel();
    this.#fails(texts.sending.noAnswerYet);
  }

  async #send(stop: AbortSignal): Promise<SendResult> {
    this.detail = '';
    const result = await this.#handling.send();
    // Canceled and retried: the second wait receives the same response.
    if (!stop.aborted || !this.request.pending) runInAction(() => this.#settled(result));
    return result;
  }

  #settled(result: SendResult): void {
    if (!this.#shown) this.#notifyElsewhere(result);
    else if (result.ok) this.#handling.onSent();
    else if (result.reason === 'failed') {
      if (!this.#handling.onRefused(result.failure)) this.#refused(result.failure);
    } else if (result.reason === 'changed') this.#handling.onChanged?.(result.job);
    else if (!this.#handling.redirect()) this.#fails(someErrorOccurred);
  }

  #notifyElsewhere(result: SendResult): void {
    const { notices, sentText } = this.#handling;
    if (result.ok) notices.showToast(sentText, 'success');
    else if (result.reason === 'failed') notices.showWriteFailure(result.failure);
    else if (result.reason === 'changed') notices.showToast(texts.sending.changed, 'warning');
  }

  #refused({ kind, text }: Failure): void {
    const hasNoResponse = kind === 'unreachable' || kind === 'no-connection';
    const sentence = hasNoResponse ? texts.sending.unreachable : someErrorOccurred;
    this.#fails(`${sentence} ${this.#handling.kept}`, kind === 'refused' ? text : '');
  }

  #fails(problem: string, detail = ''): void {
    this.request.problem = problem;
    this.detail = detail;
  }
}
