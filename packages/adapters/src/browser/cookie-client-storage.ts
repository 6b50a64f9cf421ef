import type { ClientStorage } from '@glo/domain/client-storage/client-storage';
import { attempt } from './attempt.ts';

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
    const cookies = attempt(() => document.cookie)?.split('; ');
    return cookies?.find((each) => each.startsWith(start))?.slice(start.length) ?? null;
  }

  write(text: string): void {
    const secure = prefix() && '; secure';
    const cookie = `${prefix()}${this.#name}=${text}; path=/; max-age=${longest}; samesite=lax${secure}`;
    attempt(() => (document.cookie = cookie));
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
    this.#channel ??= attempt(() => new BroadcastChannel(this.#name));
    return this.#channel;
  }
}

/** Prevents other hosts and plain HTTP from setting the cookie. */
const prefix = () => (globalThis.location.protocol === 'https:' ? '__Host-' : '');
