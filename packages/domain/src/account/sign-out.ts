import type { CurrentSession, ServiceSession } from './session.ts';

/** Signing out: here at once, at the service as soon as it can be told (specification 2, section 2; decision 60). */
export class SignOut {
  readonly #session: CurrentSession;
  readonly #service: ServiceSession;
  /** What still needs the session at the service: done before that is ended. */
  readonly before = new Set<() => Promise<void>>();
  #telling: Promise<void> | null = null;

  constructor(session: CurrentSession, service: ServiceSession) {
    this.#session = session;
    this.#service = service;
  }

  run(): void {
    const last = [...this.before].map((act) => act());
    this.#session.end();
    if (last.length > 0) void Promise.all(last).then(() => this.tellService());
    else void this.tellService();
  }

  /** Tells the service of a sign-out that it has not heard of, also of one from before a reload. Does nothing without one. */
  tellService(): Promise<void> {
    if (this.#session.owesEnd) this.#telling ??= this.#tell();
    return this.told;
  }

  /** Settles once nothing is on its way: an answer that ends the old session must not come after a new one began. Never fails. */
  get told(): Promise<void> {
    return this.#telling ?? Promise.resolve();
  }

  async #tell(): Promise<void> {
    const answer = await this.#service.end();
    if (answer.ok) this.#session.endIsTold();
    this.#telling = null;
  }
}
