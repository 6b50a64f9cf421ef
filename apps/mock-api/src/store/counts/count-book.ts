const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds that a value lasts after its last change, at least as long as its longest window, and room for so many. */
interface BookLimits {
  readonly lasts: number;
  readonly most: number;
}

/** Keys that strangers choose are in books of their own, so that they cannot fill those of accounts. */
export const books = {
  /** Unlimited: there is one key per account and known device. */
  accounts: { lasts: day, most: Number.POSITIVE_INFINITY },
  addresses: { lasts: 15 * minute, most: 100_000 },
  /** One key per account and address. */
  callers: { lasts: day, most: 300_000 },
  faults: { lasts: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, BookLimits>;

export interface CountKey {
  readonly book: keyof typeof books;
  readonly name: string;
}

/** There is no room for a new key. */
export class CountsFull extends Error {
  /** Milliseconds until the oldest value expires. */
  readonly wait: number;

  constructor(wait: number) {
    super('Too many keys are counted');
    this.wait = wait;
  }
}

/** Values in the order of their last change. Only expired ones make room. */
export class CountBook<V> {
  readonly #limits: BookLimits;
  readonly #entries = new Map<string, { readonly at: number; readonly value: V }>();

  constructor(limits: BookLimits) {
    this.#limits = limits;
  }

  get(name: string): V | undefined {
    return this.#entries.get(name)?.value;
  }

  /** Throws `CountsFull`. `undefined` deletes. */
  set(name: string, value: V | undefined, now: number): void {
    this.#entries.delete(name);
    if (value === undefined) return;
    const { lasts, most } = this.#limits;
    for (const [oldest, { at }] of this.#entries) {
      // The second condition is true after a clock was set back.
      if (now - at < lasts && at <= now) {
        if (this.#entries.size >= most) throw new CountsFull(at + lasts - now);
        break;
      }
      this.#entries.delete(oldest);
    }
    this.#entries.set(name, { at: now, value });
  }

  clear(): void {
    this.#entries.clear();
  }
}
