import { Connection } from '@glo/domain/connection/connection';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { NetworkFailures } from './network-failures.ts';

/** Interval between checks, in milliseconds. */
const pause = 4000;

/** A single failed request triggers a check, because it does not prove that the services are down. */
@injectable()
export class ConnectionState {
  /** 'offline': the device has no network. 'unreachable': no service answers. */
  trouble: 'offline' | 'unreachable' | null = null;
  readonly #connection: Connection;
  readonly #failures: NetworkFailures;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  constructor(connection: Connection, failures: NetworkFailures) {
    this.#connection = connection;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  watch(): () => void {
    const stopListening = this.#connection.onChange(this.look);
    const stopCounting = reaction(() => this.#failures.count, this.look);
    if (!this.#connection.isOnline || this.#failures.count > 0) this.look();
    return () => {
      stopListening();
      stopCounting();
      clearTimeout(this.#timer);
    };
  }

  look(): void {
    clearTimeout(this.#timer);
    if (!this.#connection.isOnline) this.trouble = 'offline';
    else if (!this.#asking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    const reached = await this.#connection.reachesServices();
    this.#asking = false;
    if (!this.#connection.isOnline) return;
    runInAction(() => {
      this.trouble = reached ? null : 'unreachable';
    });
    if (!reached) this.#timer = setTimeout(this.look, pause);
  }
}
