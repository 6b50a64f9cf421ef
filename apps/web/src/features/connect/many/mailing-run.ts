import type { CandidateEmail } from '@glo/domain/contact/emails';
import { type Addressee, afterFailure, type Delivery, longestPause } from '@glo/domain/contact/mailing';
import { type Failure, failure as failed, mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { ConnectionState } from '../../../state/connection-state.ts';
import { createQueue } from '../../../state/create-queue.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { EmailSender } from '../../../state/mailings/email-sender.ts';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { EmailComposer } from '../email-composer.ts';

const done = success(null);

@injectable('Transient')
export class MailingRun {
  /** No request is queued after the current one. */
  stopping = false;
  current: Addressee | null = null;
  isOffline = false;
  failure: Failure | null = null;
  readonly request = new PendingRequest();
  readonly #mailings: Mailings;
  readonly #composer: EmailComposer;
  readonly #store: ServiceStore;
  readonly #sender: EmailSender;
  readonly #connection: ConnectionState;
  readonly #queue = createQueue(1);
  #stop = new AbortController();
  #skip: (() => void) | null = null;
  #recipientIds: ReadonlySet<StudentId> = new Set();
  #number = 0;
  #isRepeat = false;

  constructor(
    mailings: Mailings,
    composer: EmailComposer,
    store: ServiceStore,
    sender: EmailSender,
    connection: ConnectionState,
  ) {
    this.#mailings = mailings;
    this.#composer = composer;
    this.#store = store;
    this.#sender = sender;
    this.#connection = connection;
    makeAutoObservable(this, { request: false, failure: observableRef }, { autoBind: true });
  }

  get running(): boolean {
    return this.current !== null;
  }

  /** Rate limit in force, with the service's text. `until` is null while there is no connection. */
  get pause(): { readonly until: Date | null; readonly text: string } | null {
    if (this.isOffline) return { until: null, text: '' };
    const isReadingAddress = this.current !== null && !this.#mailings.deliveries.has(this.current.id);
    const refusal = this.#queue.refusal ?? (isReadingAddress ? this.#store.background.refusal : null);
    return refusal && { until: refusal.retryAt ?? null, text: refusal.text };
  }

  async start(retriedState: Delivery['state'] | null = null): Promise<void> {
    const mailings = this.#mailings;
    if (this.running || mailings.isElsewhere) return;
    const { addressees, deliveries, waiting } = mailings;
    this.#number = mailings.number;
    this.#isRepeat = retriedState === 'unknown';
    const addressed =
      retriedState === null ? waiting : addressees.filter(({ id }) => deliveries.get(id)?.state === retriedState);
    this.#recipientIds = new Set(addressed.map(({ id }) => id));
    if (retriedState !== null) for (const { id } of addressed) this.#deliver(id, null);
    this.stopping = false;
    this.#stop = new AbortController();
    this.failure = null;
    if (!this.moveToNext()) return;
    await mailings.sendAlone(() => this.#sendToEach());
    runInAction(() => (this.current = null));
  }

  stop(): void {
    this.stopping = true;
    this.#stop.abort();
  }

  /** Stops waiting for a slow request. Its response still counts. */
  skip(): void {
    const { current } = this;
    if (current === null) return;
    const isSending = this.#mailings.deliveries.get(current.id)?.state === 'sending';
    this.#deliver(current.id, { state: isSending ? 'unknown' : 'failed', why: 'unreachable', text: '' });
    this.#skip?.();
  }

  moveToNext(): boolean {
    const { waiting, number } = this.#mailings;
    const isOver = this.stopping || number !== this.#number;
    this.current = (isOver ? undefined : waiting.find(({ id }) => this.#recipientIds.has(id))) ?? null;
    return this.running;
  }

  async #sendToEach(): Promise<void> {
    const { signal } = this.#stop;
    // oxlint-disable-next-line no-await-in-loop -- one by one
    while (this.moveToNext()) await this.#queue.send(() => this.#sendToNext(), { signal });
  }

  async #sendToNext(): Promise<Outcome<null>> {
    const canSend = this.#connection.canSend();
    if (canSend !== true && !(await canSend)) return await this.#waitForConnection();
    // After a pause, the next recipient may be another one.
    if (!this.moveToNext() || this.current === null) return done;
    const { current } = this;
    const address = await this.#waitForAddress(current.id);
    if (address === null || !this.#isWaiting(current.id)) return done;
    if (!address.ok) return this.#handleFailure(address.failure, 'address', current.id);
    if (address.value === '') {
      this.#deliver(current.id, { state: 'failed', why: 'no-address', text: '' });
      return done;
    }
    const email = { to: address.value, ...this.#composer.emailTo(current) };
    const failure = await this.#raceWithSkip(this.#send(current.id, email), null);
    return failure === null ? done : this.#handleFailure(failure, 'email', current.id);
  }

  /** False once the recipient was skipped or left out, or the mailing was replaced. */
  #isWaiting(student: StudentId): boolean {
    const { waiting, number } = this.#mailings;
    return number === this.#number && waiting.some(({ id }) => id === student);
  }

  /** '' without an address, `undefined` until the profile has been read: lists carry no addresses. */
  addressOf(student: StudentId): string | undefined {
    const profile = this.#store.profiles.get(student);
    return profile && this.#composer.addressIn(profile);
  }

  async readAddress(student: StudentId): Promise<Outcome<string>> {
    const profile = await this.#store.profile(student).readFresh();
    return mapOutcome(profile, this.#composer.addressIn);
  }

  /** Returns `null` if the run was stopped. */
  async #waitForAddress(student: StudentId): Promise<Outcome<string> | null> {
    const read = () => this.#raceWithSkip(this.readAddress(student), failed('unreachable'));
    return await this.#store.background.send(read, { signal: this.#stop.signal, longestWait: longestPause });
  }

  /** Returns `null` if sent or already recorded by a late response. */
  async #send(id: StudentId, email: CandidateEmail): Promise<Failure | null> {
    const mailings = this.#mailings;
    this.#deliver(id, { state: 'sending' });
    const { id: mailing, job, isRejection } = mailings;
    const item = { mailing, student: id, job, isRejection, isRepeat: this.#isRepeat };
    const answer = await this.#sender.send(email, item);
    if (answer.ok) {
      this.#deliver(id, { state: 'sent', at: answer.value ?? new Date().toISOString() });
      return null;
    }
    const isLate = mailings.deliveries.get(id)?.state === 'unknown';
    const { delivery } = afterFailure(answer.failure, 'email', new Date());
    if (isLate && delivery !== null) this.#deliver(id, delivery);
    return isLate ? null : answer.failure;
  }

  /** Returns the failure if the email is sent again after a pause. */
  #handleFailure(failure: Failure, step: 'email' | 'address', student: StudentId): Outcome<null> {
    const { delivery, next } = afterFailure(failure, step, new Date());
    this.#deliver(student, delivery);
    if (next === 'stop') this.end(failure);
    return next instanceof Date ? { ok: false, failure } : done;
  }

  end(why: Failure): void {
    this.failure = why;
    this.stop();
  }

  async #waitForConnection(): Promise<Outcome<null>> {
    runInAction(() => (this.isOffline = true));
    await when(() => this.#connection.problem === null || this.stopping);
    runInAction(() => (this.isOffline = false));
    return done;
  }

  async #raceWithSkip<T>(answer: Promise<T>, skipped: T): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<T>();
    this.#skip = () => resolve(skipped);
    this.request.start();
    const first = await Promise.race([answer, promise]);
    this.request.cancel();
    this.#skip = null;
    return first;
  }

  /** Ignores a mailing that was replaced. */
  #deliver(student: StudentId, delivery: Delivery | null): void {
    if (this.#mailings.number === this.#number) this.#mailings.deliver(student, delivery);
  }
}
