import type { ClientStorage } from '@glo/domain/client-storage/client-storage';

/** One key of local storage. Browsers refuse it in private modes and when full; then nothing is kept, and the app goes on. */
export class LocalClientStorage implements ClientStorage {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  async read(): Promise<string | null> {
    try {
      return globalThis.localStorage.getItem(this.#key);
    } catch {
      return null;
    }
  }

  write(text: string): void {
    try {
      globalThis.localStorage.setItem(this.#key, text);
    } catch {
      // Full or forbidden: the device forgets, the session in memory stays.
    }
  }

  onChangeElsewhere(listener: (text: string | null) => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === this.#key || event.key === null) listener(event.newValue);
    };
    // A page that Back brings up as it was left has heard of nothing meanwhile.
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void this.read().then(listener);
    };
    globalThis.addEventListener('storage', heard);
    globalThis.addEventListener('pageshow', shownAgain);
    return () => {
      globalThis.removeEventListener('storage', heard);
      globalThis.removeEventListener('pageshow', shownAgain);
    };
  }
}
