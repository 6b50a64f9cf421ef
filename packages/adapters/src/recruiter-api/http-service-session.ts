import type { ServiceSession } from '@glo/domain/account/session';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';

export interface ServiceSessionOptions {
  /** '' if the service has no such address. */
  readonly url: string;
  readonly credentials: 'same-origin' | 'include';
  readonly fetch?: typeof globalThis.fetch;
}

/** In milliseconds. Other requests wait for it. */
const timeout = 10_000;

/** Not part of the wire contract, because the configuration defines the address (decision 60). */
export class HttpServiceSession implements ServiceSession {
  readonly #options: ServiceSessionOptions;

  constructor(options: ServiceSessionOptions) {
    this.#options = options;
  }

  async end(): Promise<Outcome<void>> {
    const { url, credentials, fetch = globalThis.fetch } = this.#options;
    if (url === '') return success(undefined);
    try {
      // `keepalive` sends the request even if the tab closes.
      const signal = AbortSignal.timeout(timeout);
      const { status } = await fetch(url, { method: 'POST', credentials, keepalive: true, signal });
      // A 4xx counts as success, because a retry would not help and the session is no longer used.
      return status < 500 ? success(undefined) : failure('server-error');
    } catch {
      return failure('unreachable');
    }
  }
}
