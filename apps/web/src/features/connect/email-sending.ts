import type { CandidateEmail, Emails } from '@glo/domain/contact/emails';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction } from 'mobx';
import { PendingRequest } from '../../state/pending-request.ts';
import { texts } from './texts.ts';

interface Handling {
  /** `isAwaited`: the screen is open and still waiting. `elsewhere`: the ISO time at which another tab sent it. */
  readonly onSent: (isAwaited: boolean, elsewhere: string | null) => void;
  /** Returns whether a field shows the refusal. */
  readonly onRefused: (words: string) => boolean;
  readonly onFailedElsewhere: (failure: Failure) => void;
}

/** Sends an email once. A failure stays visible until the next try. */
export class EmailSending {
  readonly watch = new PendingRequest();
  problem: string | null = null;
  readonly #emails: Emails;
  /** Serialized email without a response. */
  #underWay: string | null = null;
  #hasLeft = false;

  constructor(emails: Emails) {
    this.#emails = emails;
    makeAutoObservable(this, { watch: false }, { autoBind: true });
  }

  /** Sending the same email again shares the pending request. */
  async send(email: CandidateEmail, handling: Handling): Promise<void> {
    if (this.watch.pending) return;
    const letter = JSON.stringify(email);
    this.problem = null;
    this.watch.start();
    if (letter === this.#underWay) return;
    this.#underWay = letter;
    const answer = await this.#emails.send(email);
    runInAction(() => {
      const isLatest = letter === this.#underWay;
      const isAwaited = isLatest && this.watch.pending;
      if (isLatest) {
        this.#underWay = null;
        this.watch.cancel();
        this.problem = answer.ok || isSaidAtField(answer.failure, handling) ? null : problemOf(answer.failure);
      }
      if (answer.ok) handling.onSent(isAwaited, answer.value ?? null);
      else if (isLatest && this.#hasLeft) handling.onFailedElsewhere(answer.failure);
    });
  }

  cancel(): void {
    this.watch.cancel();
    this.problem = texts.noAnswerYet;
  }

  leave(): void {
    this.watch.cancel();
    this.#hasLeft = true;
  }
}

function isSaidAtField({ kind, text }: Failure, { onRefused }: Handling): boolean {
  return kind === 'refused' && onRefused(text);
}

/** Includes the service's own text (decision 48). `null` for an expired session, which is reported elsewhere. */
function problemOf({ kind, text }: Failure): string | null {
  if (kind === 'signed-out') return null;
  if (kind === 'unreachable') return texts.unreachable;
  if (kind === 'unexpected-reply') return texts.unclear;
  return `${texts.notSent} ${text}`.trim();
}
