/** One request as it was served. */
export interface JournalEntry {
  /** When it came, by the world's clock. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** Null when no whole answer left the server. */
  readonly status: number | null;
  readonly ms: number;
  /** Null when the request did not say. */
  readonly requestBytes: number | null;
  readonly replyBytes: number | null;
  /** The JSON body without secrets, cut short. */
  readonly body?: string;
  /** The planned failure that hit it. */
  readonly fault?: string;
}

const mostEntries = 1000;

/** The last requests of one world. */
export class RequestJournal {
  /** A ring: once it is full, `#next` is also where the oldest lies. */
  #entries: (() => JournalEntry)[] = [];
  #next = 0;

  /** The entry is made when somebody reads it: that costs more than serving a small request. */
  add(make: () => JournalEntry): void {
    this.#entries[this.#next] = make;
    this.#next = (this.#next + 1) % mostEntries;
  }

  /** The newest `count`, oldest of them first. */
  last(count: number): JournalEntry[] {
    const inOrder = [...this.#entries.slice(this.#next), ...this.#entries.slice(0, this.#next)];
    return inOrder.slice(Math.max(0, inOrder.length - count)).map((make) => make());
  }

  clear(): void {
    this.#entries = [];
    this.#next = 0;
  }
}
