import type { ServiceSession } from '@glo/domain/account/session';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';

export interface ServiceSessionOptions {
  /** Where a session is ended; '' for a service that has no such address. */
  readonly url: string;
  readonly credentials: 'same-origin' | 'include';
  readonly fetch?: typeof globalThis.fetch;
}

/** Other requests wait no longer than this for it, in milliseconds. */
const patience = 10_000;

/** Not a call of the contract: it lies beside the two services, where the configuration says (decision 60). */
export class HttpServiceSession implements ServiceSession {
  readonly #options: ServiceSessionOptions;

  constructor(options: ServiceSessionOptions) {
    this.#options = options;
  }

  async end(): Promise<Outcome<void>> {
    const { url, credentials, fetch = globalThis.fetch } = this.#options;
    if (url === '') return success(undefined);
    try {
      // It arrives also when the tab is closed right after.
      const signal = AbortSignal.timeout(patience);
      const { status } = await fetch(url, { method: 'POST', credentials, keepalive: true, signal });
      // Asking again would not change the mind of a service that refuses: there is no session of ours any more.
      return status < 500 ? success(undefined) : failure('server-error');
    } catch {
      return failure('unreachable');
    }
  }
}
