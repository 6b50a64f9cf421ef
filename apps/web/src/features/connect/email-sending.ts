import type { CandidateEmail, Emails } from '@glo/domain/contact/emails';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction } from 'mobx';
import { PendingRequest } from '../../state/pending-request.ts';
import { texts } from './texts.ts';

interface Handling {
  /** `isAwaited`: the screen is open and waits for it. */
  readonly onSent: (isAwaited: boolean) => void;
  /** Whether what the service refused of it is said at its field. */
  readonly onRefused: (words: string) => boolean;
  /** It failed after the screen was left. */
  readonly onFailedElsewhere: (failure: Failure) => void;
}

/** An e-mail on its way: sent once, and a failure stays in sight until the next try. */
export class EmailSending {
  readonly watch = new PendingRequest();
  /** Why it was not sent, or null. */
  problem: string | null = null;
  readonly #emails: Emails;
  /** The letter that was sent last and is not answered yet. */
  #underWay: string | null = null;
  #hasLeft = false;

  constructor(emails: Emails) {
    this.#emails = emails;
    makeAutoObservable(this, { watch: false }, { autoBind: true });
  }

  /** While a letter is unanswered, sending the same again waits for the same answer. */
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
      if (answer.ok) handling.onSent(isAwaited);
      else if (isLatest && this.#hasLeft) handling.onFailedElsewhere(answer.failure);
    });
  }

  /** Stops waiting; what was sent stays sent. */
  cancel(): void {
    this.watch.cancel();
    this.problem = texts.noAnswerYet;
  }

  /** The screen closes. */
  leave(): void {
    this.watch.cancel();
    this.#hasLeft = true;
  }
}

function isSaidAtField({ kind, text }: Failure, { onRefused }: Handling): boolean {
  return kind === 'refused' && onRefused(text);
}

/** What is sure, then the service's own words (decision 48). null: the session is over, which is said elsewhere. */
function problemOf({ kind, text }: Failure): string | null {
  if (kind === 'signed-out') return null;
  if (kind === 'unreachable') return texts.unreachable;
  if (kind === 'unexpected-reply') return texts.unclear;
  return `${texts.notSent} ${text}`.trim();
}
