import type { EmailDraft } from '@glo/domain/contact/email-draft';
import type { Emails } from '@glo/domain/contact/emails';
import { type Addressee, afterFailure, type Delivery } from '@glo/domain/contact/mailing';
import type { Failure } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef } from 'mobx';
import { PendingRequest } from '../../../state/pending-request.ts';
import type { AddressBook } from './address-book.ts';
import type { Mailings } from '../../../state/mailings.ts';

interface RunServices {
  readonly mailings: Mailings;
  readonly addresses: AddressBook;
  readonly emails: Emails;
  /** The letter as one of them gets it. */
  letterTo(addressee: Addressee): EmailDraft;
  onSent(student: StudentId, at: Date): void;
}

/** However soon a service says it takes more, in milliseconds. */
const shortestPause = 1000;

/** Sends a letter to many, one by one: a service that was asked too often is left alone until it takes more. */
export class MailingRun {
  running = false;
  /** The one under way is the last. */
  stopping = false;
  current: Addressee | null = null;
  /** A service asked to be left alone until then, in its words. */
  pause: { readonly until: Date; readonly text: string } | null = null;
  /** Why it ended before its end. */
  ended: Failure | null = null;
  /** Of the one under way. */
  readonly request = new PendingRequest();
  readonly #of: RunServices;
  #endPause: (() => void) | null = null;
  #skip: (() => void) | null = null;
  #goesTo: ReadonlySet<StudentId> = new Set();
  /** Of the mailing it is about. */
  #number = 0;

  constructor(of: RunServices) {
    this.#of = of;
    makeAutoObservable(this, { request: false, pause: observableRef, ended: observableRef }, { autoBind: true });
  }

  /** To all that wait; or to those alone whose letter is in a state that is asked for once more. */
  async start(again: Delivery['state'] | null = null): Promise<void> {
    if (this.running) return;
    const { mailings } = this.#of;
    const { addressees, deliveries, waiting } = mailings;
    this.#number = mailings.number;
    const once = again === null ? waiting : addressees.filter(({ id }) => deliveries.get(id)?.state === again);
    this.#goesTo = new Set(once.map(({ id }) => id));
    if (again !== null) for (const { id } of once) this.#deliver(id, null);
    this.stopping = false;
    this.ended = null;
    // oxlint-disable-next-line no-await-in-loop -- one by one
    while (this.comesNext()) await this.#sendToCurrent();
  }

  /** No more begin; a pause ends at once. */
  stop(): void {
    this.stopping = true;
    this.#endPause?.();
  }

  /** The one under way takes too long; its answer is still taken when it comes. */
  skip(): void {
    const { current } = this;
    if (current === null) return;
    const isSending = this.#of.mailings.deliveries.get(current.id)?.state === 'sending';
    this.#deliver(current.id, { state: isSending ? 'unknown' : 'failed', why: 'unreachable', text: '' });
    this.#skip?.();
  }

  /** Whether there is a next one, which becomes the current one. */
  comesNext(): boolean {
    const { waiting, number } = this.#of.mailings;
    const isOver = this.stopping || number !== this.#number;
    this.current = (isOver ? undefined : waiting.find(({ id }) => this.#goesTo.has(id))) ?? null;
    this.running = this.current !== null;
    return this.running;
  }

  async #sendToCurrent(): Promise<void> {
    const { current } = this;
    if (current === null) return;
    const address = await this.#unlessSkipped(this.#of.addresses.read(current.id));
    if (address === null) return;
    if (!address.ok) return await this.#after(address.failure, 'address', current.id);
    if (address.value === '') return this.#deliver(current.id, { state: 'failed', why: 'no-address', text: '' });
    const failure = await this.#unlessSkipped(this.#send(current, address.value));
    if (failure !== null) await this.#after(failure, 'letter', current.id);
  }

  /** Why it failed; null: it was sent, or its late answer is recorded already. */
  async #send(addressee: Addressee, to: string): Promise<Failure | null> {
    const { mailings, emails, letterTo, onSent } = this.#of;
    const { id } = addressee;
    this.#deliver(id, { state: 'sending' });
    const answer = await emails.send({ to, ...letterTo(addressee) });
    if (answer.ok) {
      const at = new Date();
      this.#deliver(id, { state: 'sent', at: at.toISOString() });
      onSent(id, at);
      return null;
    }
    const isLate = mailings.deliveries.get(id)?.state === 'unknown';
    const { delivery } = afterFailure(answer.failure, 'letter', new Date());
    if (isLate && delivery !== null) this.#deliver(id, delivery);
    return isLate ? null : answer.failure;
  }

  async #after(failure: Failure, what: 'letter' | 'address', student: StudentId): Promise<void> {
    const { delivery, next } = afterFailure(failure, what, new Date());
    this.#deliver(student, delivery);
    if (next === 'stop') this.end(failure);
    else if (next !== 'go-on' && !this.stopping) await this.#rest(next, failure.text);
  }

  /** It cannot go on. */
  end(why: Failure): void {
    this.ended = why;
    this.stop();
  }

  async #rest(until: Date, text: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.max(shortestPause, until.getTime() - Date.now()));
    this.#endPause = resolve;
    this.rest({ until, text });
    await promise;
    clearTimeout(timer);
    this.#endPause = null;
    this.rest(null);
  }

  rest(pause: typeof this.pause): void {
    this.pause = pause;
  }

  async #unlessSkipped<T>(answer: Promise<T>): Promise<T | null> {
    const { promise, resolve } = Promise.withResolvers<null>();
    this.#skip = () => resolve(null);
    this.request.start();
    const first = await Promise.race([answer, promise]);
    this.request.cancel();
    this.#skip = null;
    return first;
  }

  /** A letter to others may have been begun since: then this is no news of it. */
  #deliver(student: StudentId, delivery: Delivery | null): void {
    const { mailings } = this.#of;
    if (mailings.number === this.#number) mailings.deliver(student, delivery);
  }
}
