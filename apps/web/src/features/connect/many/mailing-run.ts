import type { EmailDraft } from '@glo/domain/contact/email-draft';
import type { Emails } from '@glo/domain/contact/emails';
import { type Addressee, afterFailure, type Delivery } from '@glo/domain/contact/mailing';
import type { Failure } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { ConnectionState } from '../../../state/connection-state.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import type { AddressBook } from './address-book.ts';
import type { Mailings } from '../../../state/mailings/mailings.ts';

interface RunServices {
  readonly mailings: Mailings;
  readonly addresses: AddressBook;
  readonly emails: Emails;
  readonly connection: Pick<ConnectionState, 'canSend' | 'problem'>;
  emailTo(addressee: Addressee): EmailDraft;
  onSent(student: StudentId, at: Date): void;
}

/** Minimum pause after a rate limit, in milliseconds. */
const shortestPause = 1000;

export class MailingRun {
  running = false;
  /** No request is queued after the current one. */
  stopping = false;
  current: Addressee | null = null;
  /** Rate limit in force, with the service's text. `until` is null while there is no connection. */
  pause: { readonly until: Date | null; readonly text: string } | null = null;
  failure: Failure | null = null;
  readonly request = new PendingRequest();
  readonly #services: RunServices;
  #endPause: (() => void) | null = null;
  #skip: (() => void) | null = null;
  #recipientIds: ReadonlySet<StudentId> = new Set();
  #number = 0;
  #isRepeat = false;

  constructor(services: RunServices) {
    this.#services = services;
    makeAutoObservable(this, { request: false, pause: observableRef, failure: observableRef }, { autoBind: true });
  }

  async start(retriedState: Delivery['state'] | null = null): Promise<void> {
    const { mailings } = this.#services;
    if (this.running || mailings.isElsewhere) return;
    const { addressees, deliveries, waiting } = mailings;
    this.#number = mailings.number;
    this.#isRepeat = retriedState === 'unknown';
    const addressed =
      retriedState === null ? waiting : addressees.filter(({ id }) => deliveries.get(id)?.state === retriedState);
    this.#recipientIds = new Set(addressed.map(({ id }) => id));
    if (retriedState !== null) for (const { id } of addressed) this.#deliver(id, null);
    this.stopping = false;
    this.failure = null;
    if (!this.moveToNext()) return;
    await mailings.sendAlone(this.#sendToEach);
    runInAction(() => {
      this.current = null;
      this.running = false;
    });
  }

  stop(): void {
    this.stopping = true;
    this.#endPause?.();
  }

  /** Stops waiting for a slow request. Its response still counts. */
  skip(): void {
    const { current } = this;
    if (current === null) return;
    const isSending = this.#services.mailings.deliveries.get(current.id)?.state === 'sending';
    this.#deliver(current.id, { state: isSending ? 'unknown' : 'failed', why: 'unreachable', text: '' });
    this.#skip?.();
  }

  moveToNext(): boolean {
    const { waiting, number } = this.#services.mailings;
    const isOver = this.stopping || number !== this.#number;
    this.current = (isOver ? undefined : waiting.find(({ id }) => this.#recipientIds.has(id))) ?? null;
    this.running = this.current !== null;
    return this.running;
  }

  readonly #sendToEach = async (): Promise<void> => {
    do {
      const canSend = this.#services.connection.canSend();
      // oxlint-disable-next-line no-await-in-loop -- one by one
      await (canSend === true || (await canSend) ? this.#sendToCurrent() : this.#waitUntil(null, ''));
    } while (this.moveToNext());
  };

  async #sendToCurrent(): Promise<void> {
    const { current } = this;
    if (current === null || this.#services.mailings.deliveries.has(current.id)) return;
    const address = await this.#raceWithSkip(this.#services.addresses.read(current.id));
    if (address === null) return;
    if (!address.ok) return await this.#handleFailure(address.failure, 'address', current.id);
    if (address.value === '') return this.#deliver(current.id, { state: 'failed', why: 'no-address', text: '' });
    const failure = await this.#raceWithSkip(this.#send(current, address.value));
    if (failure !== null) await this.#handleFailure(failure, 'email', current.id);
  }

  /** Returns `null` if sent or already recorded by a late response. */
  async #send(addressee: Addressee, to: string): Promise<Failure | null> {
    const { mailings, emails, emailTo, onSent } = this.#services;
    const { id } = addressee;
    this.#deliver(id, { state: 'sending' });
    const answer = await emails.send(
      { to, ...emailTo(addressee) },
      { mailing: mailings.id, student: id, isRepeat: this.#isRepeat, ...mailings.about },
    );
    if (answer.ok) {
      const now = new Date();
      this.#deliver(id, { state: 'sent', at: answer.value ?? now.toISOString() });
      if (answer.value === undefined) onSent(id, now);
      return null;
    }
    const isLate = mailings.deliveries.get(id)?.state === 'unknown';
    const { delivery } = afterFailure(answer.failure, 'email', new Date());
    if (isLate && delivery !== null) this.#deliver(id, delivery);
    return isLate ? null : answer.failure;
  }

  async #handleFailure(failure: Failure, step: 'email' | 'address', student: StudentId): Promise<void> {
    const { delivery, next } = afterFailure(failure, step, new Date());
    this.#deliver(student, delivery);
    if (next === 'stop') this.end(failure);
    else if (next !== 'go-on' && !this.stopping) await this.#waitUntil(next, failure.text);
  }

  end(why: Failure): void {
    this.failure = why;
    this.stop();
  }

  /** Waits until the connection is back if `until` is null. */
  async #waitUntil(until: Date | null, text: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { connection } = this.#services;
    const stopWaiting = when(() => until === null && connection.problem === null, resolve);
    const timer = until && setTimeout(resolve, Math.max(shortestPause, until.getTime() - Date.now()));
    this.#endPause = resolve;
    this.setPause({ until, text });
    await promise;
    clearTimeout(timer ?? undefined);
    stopWaiting();
    this.#endPause = null;
    this.setPause(null);
  }

  setPause(pause: typeof this.pause): void {
    this.pause = pause;
  }

  async #raceWithSkip<T>(answer: Promise<T>): Promise<T | null> {
    const { promise, resolve } = Promise.withResolvers<null>();
    this.#skip = () => resolve(null);
    this.request.start();
    const first = await Promise.race([answer, promise]);
    this.request.cancel();
    this.#skip = null;
    return first;
  }

  /** Ignores a mailing that was replaced. */
  #deliver(student: StudentId, delivery: Delivery | null): void {
    const { mailings } = this.#services;
    if (mailings.number === this.#number) mailings.deliver(student, delivery);
  }
}
