import { type Schema, StoreUnavailable } from './store.ts';
import type { Group, Tables } from './tables.ts';

type Work<S extends Schema<S>, T> = (tables: Tables<S>) => Group<T>;

interface WaitingGroup<S extends Schema<S>> {
  readonly work: Work<S, unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupQueue<S extends Schema<S>> {
  readonly #tables: Tables<S>;
  #waiting: WaitingGroup<S>[] = [];
  #isClosed = false;

  constructor(tables: Tables<S>) {
    this.#tables = tables;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  async add<T>(work: Work<S, T>): Promise<T> {
    if (this.#isClosed) throw new StoreUnavailable('The store is closed');
    this.#tables.refuseInGroup();
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: (result) => resolve(result as T), reject });
    });
  }

  /** Runs all waiting groups in order, each on the result of the earlier ones. */
  run() {
    const waiting = this.#waiting;
    this.#waiting = [];
    const groups: Group<unknown>[] = [];
    const settle: (() => void)[] = [];
    for (const { work, resolve, reject } of waiting) {
      try {
        const group = work(this.#tables);
        groups.push(group);
        settle.push(() => resolve(group.result));
      } catch (error) {
        // Reported after the commit, because the error may depend on changes that are not stored yet.
        settle.push(() => reject(error));
      }
    }
    return {
      changes: groups.flatMap(({ changes }) => changes),
      undo: () => {
        for (const group of groups.toReversed()) group.undo();
      },
      stored: () => {
        for (const report of settle) report();
      },
      refused: (cause: unknown) => {
        const error = cause instanceof StoreUnavailable ? cause : nothingStored(cause);
        for (const { reject } of waiting) reject(error);
      },
    };
  }

  refuse(cause: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(nothingStored(cause));
  }

  close(): void {
    this.#isClosed = true;
  }
}

const nothingStored = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable(`Nothing was stored: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
