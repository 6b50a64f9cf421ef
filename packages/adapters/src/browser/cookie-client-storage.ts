import type { ClientStorage } from '@glo/domain/client-storage/client-storage';

/** 400 days in seconds, the maximum that browsers allow. */
const longest = 34_560_000;

/** One cookie, for a word that the page's server must know as well. Tabs notify each other through a channel. */
export class CookieClientStorage implements ClientStorage {
  readonly #name: string;
  #channel: BroadcastChannel | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  async read(): Promise<string | null> {
    const start = `${prefix()}${this.#name}=`;
    try {
      const cookie = document.cookie.split('; ').find((each) => each.startsWith(start));
      return cookie?.slice(start.length) ?? null;
    } catch {
      return null;
    }
  }

  write(text: string): void {
    try {
      const secure = prefix() && '; secure';
      document.cookie = `${prefix()}${this.#name}=${text}; path=/; max-age=${longest}; samesite=lax${secure}`;
    } catch {
      // Forbidden, so the choice ends with the page.
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which takes none
    this.#toOtherTabs?.postMessage(text);
  }

  onChangeElsewhere(listener: (text: string | null) => void): () => void {
    const onMessage = ({ data }: MessageEvent<unknown>) => listener(String(data));
    const channel = this.#toOtherTabs;
    channel?.addEventListener('message', onMessage);
    return () => channel?.removeEventListener('message', onMessage);
  }

  get #toOtherTabs(): BroadcastChannel | null {
    try {
      this.#channel ??= new BroadcastChannel(this.#name);
    } catch {
      // Forbidden, so each tab keeps its own choice.
    }
    return this.#channel;
  }
}

/** Prevents other hosts and plain HTTP from setting the cookie. */
const prefix = () => (globalThis.location.protocol === 'https:' ? '__Host-' : '');
