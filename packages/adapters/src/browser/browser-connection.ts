import type { Connection } from '@glo/domain/connection/connection';

/** In milliseconds. */
const patience = 8000;

/** The browser's word on its network, and a small question to see whether anybody answers. */
export class BrowserConnection implements Connection {
  readonly #base: string;

  /** `base`: of a service. */
  constructor(base: string) {
    this.#base = base;
  }

  get isOnline(): boolean {
    return navigator.onLine;
  }

  onChange(listener: () => void): () => void {
    for (const type of ['online', 'offline']) globalThis.addEventListener(type, listener);
    return () => {
      for (const type of ['online', 'offline']) globalThis.removeEventListener(type, listener);
    };
  }

  async reachesServices(): Promise<boolean> {
    try {
      // What it says does not matter, so another origin need not allow it to be read.
      const signal = AbortSignal.timeout(patience);
      await fetch(this.#address(), { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
      return true;
    } catch {
      return false;
    }
  }

  #address(): string {
    const { origin } = new URL(this.#base, location.href);
    // Of this site the page itself is asked for: it is there for everybody.
    return origin === location.origin ? '/' : this.#base;
  }
}
