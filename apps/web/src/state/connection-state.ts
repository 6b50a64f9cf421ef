import { Connection } from '@glo/domain/shared/page';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';

export class NetworkFailures {
  count = 0;
  answers = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  add(): void {
    this.count += 1;
  }

  answered(): void {
    this.answers += 1;
  }
}

/** Interval between checks, in milliseconds. */
const checkInterval = 4000;

/** A single failed request triggers a check, because it does not prove that the services are down. */
@injectable()
export class ConnectionState {
  /** 'offline': the device has no network. 'unreachable': no service answers. */
  problem: 'offline' | 'unreachable' | null = null;
  readonly #connection: Connection;
  readonly #failures: NetworkFailures;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probing: Promise<boolean> | null = null;

  constructor(connection: Connection, failures: NetworkFailures) {
    this.#connection = connection;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  watch(): () => void {
    const stopListening = this.#connection.onChange(this.onConnectionChange);
    const stopCounting = reaction(() => this.#failures.count, this.check);
    // A response proves a connection, because the browser may report offline behind a VPN.
    const stopFollowing = reaction(
      () => this.#failures.answers,
      () => this.problem !== null && this.check(),
    );
    if (!this.#connection.isOnline && this.#failures.answers === 0) this.onConnectionChange();
    else if (!this.#connection.isOnline || this.#failures.count > 0) this.check();
    return () => {
      stopListening();
      stopCounting();
      stopFollowing();
      clearTimeout(this.#timer);
    };
  }

  onConnectionChange(): void {
    if (this.#connection.isOnline) this.check();
    else this.#settle(false);
  }

  check(): void {
    void this.#check();
  }

  /** Resolves to true if a request can be sent. Probes the services only in doubt. */
  canSend(): true | Promise<boolean> {
    return this.problem === null && this.#connection.isOnline ? true : this.#check();
  }

  #check(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#probing ??= this.#probe();
    return this.#probing;
  }

  async #probe(): Promise<boolean> {
    const wasOnline = this.#connection.isOnline;
    const isReached = await this.#connection.reachesServices();
    this.#probing = null;
    const wasLostMeanwhile = wasOnline && !this.#connection.isOnline;
    return runInAction(() => this.#settle(isReached && !wasLostMeanwhile));
  }

  #settle(isReached: boolean): boolean {
    clearTimeout(this.#timer);
    const trouble = this.#connection.isOnline ? 'unreachable' : 'offline';
    this.problem = isReached ? null : trouble;
    if (!isReached) this.#timer = setTimeout(this.check, checkInterval);
    return isReached;
  }
}
