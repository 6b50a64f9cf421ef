import { addressText } from '../../http/secrets.ts';
import { bodyText } from './redact.ts';

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

/** What an entry is made from: neither the request nor the reply, and little else that would have to be kept alive. */
export interface Served {
  /** By the world's clock, in milliseconds. */
  readonly at: number;
  readonly ms: number;
  readonly method: string;
  readonly url: string;
  readonly status: number | null;
  /** What its header says; null when it does not. */
  readonly requestBytes: string | null;
  readonly replyBytes: number | string | string[] | undefined;
  /** A text is as it is told. */
  readonly body: object | string | undefined;
  readonly fault: string | undefined;
}

const mostEntries = 1000;

/** The last requests of one world. */
export class RequestJournal {
  /** A ring: once it is full, `#next` is also where the oldest lies. */
  #served: Served[] = [];
  #next = 0;

  /** The entry is made when somebody reads it: that costs more than serving a small request. */
  add(served: Served): void {
    this.#served[this.#next] = served;
    this.#next = (this.#next + 1) % mostEntries;
  }

  /** The newest `count`, oldest of them first. */
  last(count: number): JournalEntry[] {
    const inOrder = [...this.#served.slice(this.#next), ...this.#served.slice(0, this.#next)];
    return inOrder.slice(Math.max(0, inOrder.length - count)).map(entryOf);
  }

  clear(): void {
    this.#served = [];
    this.#next = 0;
  }
}

function entryOf({ at, ms, method, url, status, requestBytes, replyBytes, body, fault }: Served): JournalEntry {
  return {
    at: new Date(at).toISOString(),
    method,
    path: addressText(url),
    status,
    ms,
    requestBytes: requestBytes === null ? null : Number(requestBytes),
    replyBytes: replyBytes === undefined ? null : Number(replyBytes),
    ...(body !== undefined && { body: typeof body === 'string' ? body : bodyText(body, Number(requestBytes)) }),
    ...(fault !== undefined && { fault }),
  };
}
