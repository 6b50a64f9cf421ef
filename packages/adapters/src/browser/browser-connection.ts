import type { Connection } from '@glo/domain/connection/connection';

/** The browser's word on its network, and a small question to see whether anybody answers. */
export class BrowserConnection implements Connection {
  readonly #address: string;

  /** `base`: of a service. */
  constructor(base: string) {
    const { origin } = new URL(base, location.href);
    // Of this site the page itself is asked for: it is there for everybody.
    this.#address = origin === location.origin ? '/' : base;
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
      await fetch(this.#address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
      return true;
    } catch {
      return false;
    }
  }
}
