import type { ClientStorage, TabMemory } from '@glo/domain/client-storage/client-storage';
import { attempt } from './attempt.ts';

/** One local storage key. Browsers may refuse access or be full, and then nothing is kept. */
export class LocalClientStorage implements ClientStorage {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  async read(): Promise<string | null> {
    return this.#text;
  }

  write(text: string): void {
    attempt(() => globalThis.localStorage.setItem(this.#key, text));
  }

  onChangeElsewhere(listener: (text: string | null) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === this.#key || event.key === null) listener(event.newValue);
    };
    // A page restored by Back has missed storage events.
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void this.read().then(listener);
    };
    const listening = new AbortController();
    globalThis.addEventListener('storage', onStorage, { signal: listening.signal });
    globalThis.addEventListener('pageshow', shownAgain, { signal: listening.signal });
    return () => listening.abort();
  }

  get #text(): string | null {
    return attempt(() => globalThis.localStorage.getItem(this.#key));
  }
}

export class SessionTabMemory implements TabMemory {
  read(name: string): string | null {
    return attempt(() => globalThis.sessionStorage.getItem(name));
  }

  write(name: string, text: string): void {
    attempt(() => globalThis.sessionStorage.setItem(name, text));
  }

  clear(): void {
    attempt(() => globalThis.sessionStorage.clear());
  }
}
