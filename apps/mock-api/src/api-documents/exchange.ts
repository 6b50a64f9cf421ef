/** One question and its answer, as they went over the wire: the examples of the documents. */
export interface Exchange {
  /** Tells it from the others of the same call. */
  readonly title: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  readonly reply: unknown;
}

/** By the calls' names. */
export type Exchanges = Readonly<Record<string, readonly Exchange[]>>;
