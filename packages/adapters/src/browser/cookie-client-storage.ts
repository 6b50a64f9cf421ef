import type { ClientStorage } from '@glo/domain/client-storage/client-storage';

/** 400 days, the longest a browser keeps a cookie; in seconds. */
const longest = 34_560_000;

/** One cookie with one plain word, for what the server of the page must know, too. Tabs hear of each other by a channel of its name. */
export class CookieClientStorage implements ClientStorage {
  readonly #name: string;
  #channel: BroadcastChannel | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  async read(): Promise<string | null> {
    const start = `${this.#name}=`;
    return (
      document.cookie
        .split('; ')
        .find((cookie) => cookie.startsWith(start))
        ?.slice(start.length) ?? null
    );
  }

  write(text: string): void {
    document.cookie = `${this.#name}=${text}; path=/; max-age=${longest}; samesite=lax`;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which takes none
    this.#toOtherTabs.postMessage(text);
  }

  onChangeElsewhere(listener: (text: string | null) => void): () => void {
    const heard = ({ data }: MessageEvent<unknown>) => listener(String(data));
    const channel = this.#toOtherTabs;
    channel.addEventListener('message', heard);
    return () => channel.removeEventListener('message', heard);
  }

  get #toOtherTabs(): BroadcastChannel {
    this.#channel ??= new BroadcastChannel(this.#name);
    return this.#channel;
  }
}
