import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../state/action.ts';
import type { EvidenceForm } from './evidence-form.ts';
import { texts } from './texts.ts';

interface EvidenceSubmissionOptions {
  readonly evidence: EvidenceForm;
  readonly send: (stop: AbortSignal) => Promise<Outcome<void>>;
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

/** Checks and submits the evidence once. */
export class EvidenceSubmission {
  readonly evidence: EvidenceForm;
  readonly sending: Action<Outcome<void>>;
  #shown = false;
  readonly #onFailed: () => void;

  constructor({ evidence, send, onDone, onFailed }: EvidenceSubmissionOptions) {
    this.evidence = evidence;
    this.#onFailed = onFailed;
    this.sending = new Action({
      send: (_, stop) => send(stop),
      onDone,
      onFailed: ({ failure }) => this.#failed(failure),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): () => void {
    this.#shown = true;
    const stopKeeping = this.evidence.keep();
    return () => {
      this.#shown = false;
      stopKeeping();
      this.sending.close();
    };
  }

  get busy(): boolean {
    return this.sending.pending || this.evidence.waiting;
  }

  async submit(): Promise<void> {
    if (this.busy || !(await this.evidence.check())) return;
    // Checking is asynchronous: a second press or leaving must not send again.
    if (this.#shown && !this.busy) await this.sending.run();
  }

  #failed(failure: Failure): void {
    const { kind, text } = failure;
    if (kind === 'signed-out') return;
    if (!this.evidence.refuse(failure)) this.sending.problem = kind === 'refused' ? text || null : texts.notConfirmed;
    this.#onFailed();
  }
}
