import type { CurrentSession, ServiceSession } from './session.ts';

/**
 * Signs out here at once, and at the service as soon as it can be reached (specification 2, section 2; decision 60).
 * Buttons use `SigningOut`.
 */
export class SignOut {
  readonly #session: CurrentSession;
  readonly #service: ServiceSession;
  /** Tasks that still need the session at the service. They run before it ends. */
  readonly before = new Set<() => Promise<void>>();
  #notifying: Promise<void> | null = null;

  constructor(session: CurrentSession, service: ServiceSession) {
    this.#session = session;
    this.#service = service;
  }

  run(): void {
    const last = [...this.before].map((task) => task());
    this.#session.end();
    if (last.length > 0) void Promise.all(last).then(() => this.notifyService());
    else void this.notifyService();
  }

  notifyService(): Promise<void> {
    if (this.#session.isSignOutPending) this.#notifying ??= this.#notify();
    return this.settled;
  }

  /** Resolves when no report is in flight, because a late response would end a new session. Never rejects. */
  get settled(): Promise<void> {
    return this.#notifying ?? Promise.resolve();
  }

  async #notify(): Promise<void> {
    const answer = await this.#service.end();
    if (answer.ok) this.#session.clearPendingSignOut();
    this.#notifying = null;
  }
}
