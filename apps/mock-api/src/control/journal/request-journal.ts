import type { Served } from './served.ts';

const mostEntries = 1000;
/** Characters and bytes of replies of one world together. */
const mostOfReplies = 2 * 1024 * 1024;

/** The last requests of one world. */
export class RequestJournal {
  /** A ring: number n lies at n modulo its size. */
  #served: Served[] = [];
  #added = 0;
  #cleared = 0;
  /** Entries up to this one have lost their replies. */
  #repliesFrom = 0;
  #ofReplies = 0;
  readonly #listeners = new Set<() => void>();

  add(served: Omit<Served, 'id'>): void {
    const place = this.#added % mostEntries;
    this.#ofReplies += (served.reply?.length ?? 0) - (this.#served[place]?.reply?.length ?? 0);
    this.#added += 1;
    this.#served[place] = { ...served, id: this.#added };
    this.#repliesFrom = Math.max(this.#repliesFrom, this.#added - mostEntries);
    while (this.#ofReplies > mostOfReplies) this.#dropReply();
    for (const listener of this.#listeners) listener();
  }

  /** The size of the replies that are kept: characters of texts, bytes of others. */
  get sizeOfReplies(): number {
    return this.#ofReplies;
  }

  /** The requests stay, their replies go. */
  forgetReplies(): void {
    while (this.#ofReplies > 0) this.#dropReply();
  }

  /** Oldest first. Entries are built when they are read: building one costs more than serving a small request. */
  all(): Served[] {
    const first = Math.max(this.#added - mostEntries, this.#cleared);
    const places = Array.from({ length: this.#added - first }, (_, n) => (first + n) % mostEntries);
    return places.map((place) => this.#served[place]).filter((served) => served !== undefined);
  }

  /** Returns what ends it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  clear(): void {
    this.#served = [];
    this.#ofReplies = 0;
    this.#cleared = this.#added;
    this.#repliesFrom = this.#added;
  }

  #dropReply(): void {
    const place = this.#repliesFrom % mostEntries;
    this.#repliesFrom += 1;
    const served = this.#served[place];
    if (served === undefined) return;
    this.#ofReplies -= served.reply?.length ?? 0;
    this.#served[place] = { ...served, reply: null };
  }
}
