import type { Connection } from '@glo/domain/shared/page';

/** In milliseconds. */
const timeout = 8000;

export class BrowserConnection implements Connection {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  get isOnline(): boolean {
    return navigator.onLine;
  }

  onChange(listener: () => void): () => void {
    const listening = new AbortController();
    for (const type of ['online', 'offline']) globalThis.addEventListener(type, listener, { signal: listening.signal });
    return () => listening.abort();
  }

  async reachesServices(): Promise<boolean> {
    try {
      // The response is not read, so `no-cors` suffices for another origin.
      const signal = AbortSignal.timeout(timeout);
      await fetch(this.#address(), { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
      return true;
    } catch {
      return false;
    }
  }

  #address(): string {
    const { origin } = new URL(this.#base, location.href);
    // On this origin the page itself is requested, because it needs no session.
    return origin === location.origin ? '/' : this.#base;
  }
}
