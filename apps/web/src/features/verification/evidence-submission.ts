import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { action, makeAutoObservable } from 'mobx';
import { PendingRequest } from '../../state/pending-request.ts';
import type { EvidenceForm } from './evidence-form.ts';
import { texts } from './texts.ts';

interface EvidenceSubmissionOptions {
  readonly evidence: EvidenceForm;
  readonly send: (stop: AbortSignal) => Promise<Outcome<void>>;
  readonly onDone: () => void;
  readonly onFailed: (failure: Failure) => void;
}

/** Checks and submits the evidence once. */
export class EvidenceSubmission {
  readonly evidence: EvidenceForm;
  readonly sending = new PendingRequest();
  /** Reason of the last failure, in the service's words after a refusal. */
  refusal = '';
  #stop = new AbortController();
  #shown = false;
  readonly #options: EvidenceSubmissionOptions;

  constructor(options: EvidenceSubmissionOptions) {
    this.evidence = options.evidence;
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): () => void {
    this.#shown = true;
    const stopKeeping = this.evidence.keep();
    return () => {
      this.#shown = false;
      stopKeeping();
      this.sending.cancel();
    };
  }

  get busy(): boolean {
    return this.sending.pending || this.evidence.waiting;
  }

  async submit(): Promise<void> {
    if (this.busy || !(await this.evidence.check())) return;
    // Checking is asynchronous: a second press or leaving must not send again.
    if (this.#shown && !this.busy) await this.#send();
  }

  cancel(): void {
    this.#stop.abort();
    this.sending.cancel();
  }

  async retry(): Promise<void> {
    this.cancel();
    await this.#send();
  }

  async #send(): Promise<void> {
    const token = this.sending.start();
    this.#stop = new AbortController();
    this.#showRefusal('');
    const answer = await this.#options.send(this.#stop.signal);
    if (!this.sending.settle(token)) return;
    if (answer.ok) this.#options.onDone();
    else if (answer.failure.kind !== 'signed-out') {
      const isShown = this.evidence.refuse(answer.failure);
      if (!isShown) this.#showRefusal(answer.failure.kind === 'refused' ? answer.failure.text : texts.notConfirmed);
      this.#options.onFailed(answer.failure);
    }
  }

  readonly #showRefusal = action((words: string) => {
    this.refusal = words;
  });
}
