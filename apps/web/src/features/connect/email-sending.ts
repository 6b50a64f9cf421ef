import type { CandidateEmail } from '@glo/domain/contact/emails';
import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { type Failure, failure as failed, type Outcome, success } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { ConnectionState } from '../../state/connection-state.ts';
import type { EmailSender } from '../../state/mailings/email-sender.ts';
import { PendingRequest } from '../../state/pending-request.ts';
import { texts } from './texts.ts';

export interface Sent {
  /** The screen is open and still waiting. */
  readonly isAwaited: boolean;
  /** ISO time at which another tab sent it, if it did. */
  readonly elsewhere: string | null;
}

/** Sends an email once. A failure stays visible until the next try. */
export class EmailSending {
  readonly request = new PendingRequest();
  problem: string | null = null;
  /** Set while there is no connection. Nothing was sent yet. */
  waiting: symbol | null = null;
  readonly #sender: EmailSender;
  readonly #connection: Pick<ConnectionState, 'canSend' | 'problem'>;
  /** The browser closed before the reply, so the candidate may have the email. */
  isUnsure = false;
  /** Serialized email without a response. */
  #pendingEmail: string | null = null;
  #hasLeft = false;

  constructor(sender: EmailSender, connection: Pick<ConnectionState, 'canSend' | 'problem'>) {
    this.#sender = sender;
    this.#connection = connection;
    makeAutoObservable(this, { request: false }, { autoBind: true });
  }

  /**
   * Sending the same email again shares the pending request. `refuse`: returns whether a field shows the refusal. Resolves
   * to a failure only after the screen was left, and to `null` if the screen shows what happened.
   */
  async send(
    email: CandidateEmail,
    unsent: Omit<UnsentEmail, 'at'>,
    job: JobId | null,
    refuse: (failure: Failure) => boolean,
  ): Promise<Outcome<Sent> | null> {
    if (this.request.pending) return null;
    const serialized = JSON.stringify(email);
    this.problem = null;
    this.request.start();
    if (serialized === this.#pendingEmail) return null;
    const canSend = this.#connection.canSend();
    if (canSend !== true && !(await this.#waitToSend(canSend))) return this.#hasLeft ? failed('no-connection') : null;
    this.#pendingEmail = serialized;
    await this.#sender.begin(unsent);
    const answer = await this.#sender.send(email, {
      mailing: unsent.id,
      student: unsent.id as StudentId,
      job,
      isRejection: unsent.draft.isRejection === true,
      isRepeat: this.isUnsure,
    });
    return runInAction(() => {
      this.isUnsure = false;
      const isLatest = serialized === this.#pendingEmail;
      const isAwaited = isLatest && this.request.pending;
      if (isLatest) {
        this.#pendingEmail = null;
        this.request.cancel();
        this.problem =
          answer.ok || (answer.failure.kind === 'refused' && refuse(answer.failure)) ? null : problemOf(answer.failure);
      }
      if (answer.ok) return success({ isAwaited, elsewhere: answer.value ?? null });
      return isLatest && this.#hasLeft ? answer : null;
    });
  }

  /** Returns false if the recruiter canceled or left meanwhile. */
  async #waitToSend(canSend: Promise<boolean>): Promise<boolean> {
    const waiting = Symbol('waiting');
    this.setWaiting(waiting);
    let isConnected = await canSend;
    while (!isConnected && this.waiting === waiting) {
      // oxlint-disable-next-line no-await-in-loop -- until the connection is back
      await when(() => this.#connection.problem === null || this.waiting !== waiting);
      // oxlint-disable-next-line no-await-in-loop
      isConnected = this.waiting === waiting && (await this.#connection.canSend());
    }
    if (this.waiting !== waiting) return false;
    this.setWaiting(null);
    return true;
  }

  interrupt(): void {
    this.isUnsure = true;
    this.problem = texts.interrupted;
  }

  setWaiting(waiting: symbol | null): void {
    this.waiting = waiting;
  }

  cancel(): void {
    this.request.cancel();
    this.problem = this.waiting === null ? texts.noAnswerYet : null;
    this.waiting = null;
  }

  leave(): void {
    this.request.cancel();
    this.waiting = null;
    this.#hasLeft = true;
  }
}

/** Includes the service's own text (decision 48). `null` for an expired session, which is reported elsewhere. */
function problemOf({ kind, text }: Failure): string | null {
  if (kind === 'signed-out') return null;
  if (kind === 'unreachable') return texts.unreachable;
  if (kind === 'unexpected-reply') return texts.unclear;
  return `${texts.notSent} ${text}`.trim();
}
