import type { ClientStorage } from '@glo/domain/client-storage/client-storage';

/** 400 days, the longest a browser keeps a cookie; in seconds. */
const longest = 34_560_000;

/**
 * One cookie with one plain word, for what the server of the page must know, too. Tabs hear of each other by a channel of its name.
 * Browsers that block cookies refuse the channel, and some documents the cookie; then nothing is kept, and the app goes on.
 */
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
      // Forbidden: the choice lasts as long as the page.
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which takes none
    this.#toOtherTabs?.postMessage(text);
  }

  onChangeElsewhere(listener: (text: string | null) => void): () => void {
    const heard = ({ data }: MessageEvent<unknown>) => listener(String(data));
    const channel = this.#toOtherTabs;
    channel?.addEventListener('message', heard);
    return () => channel?.removeEventListener('message', heard);
  }

  get #toOtherTabs(): BroadcastChannel | null {
    try {
      this.#channel ??= new BroadcastChannel(this.#name);
    } catch {
      // Forbidden: each tab keeps its own choice.
    }
    return this.#channel;
  }
}

/** Behind TLS, no other host and no plain HTTP can set a cookie with this prefix. */
const prefix = () => (globalThis.location.protocol === 'https:' ? '__Host-' : '');
