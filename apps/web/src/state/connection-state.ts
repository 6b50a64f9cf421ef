import { Connection } from '@glo/domain/connection/connection';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { NetworkFailures } from './network-failures.ts';

/** How long until it is tried again whether anybody answers, in milliseconds. */
const pause = 4000;

/** Whether the services can be reached. One request that failed is no sign yet: it is asked whether anybody answers at all. */
@injectable()
export class ConnectionState {
  /** 'offline': this device has no network; 'unreachable': it has one, and no service answers. */
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

  /** Returns the clean-up. */
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
    // Gone meanwhile: its return is heard of.
    if (!this.#connection.isOnline) return;
    runInAction(() => {
      this.trouble = reached ? null : 'unreachable';
    });
    if (!reached) this.#timer = setTimeout(this.look, pause);
  }
}
