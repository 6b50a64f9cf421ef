import type { Indexes, Schema } from '../store.ts';
import { Tables } from '../tables.ts';
import type { Entry, Everything, Position } from './database.ts';

/** A replica of the rows in memory, at one position of the log. The position never goes back: the writer and the follower both apply entries. */
export class Replica<S extends Schema<S>> {
  readonly tables: Tables<S>;
  /** Called when rows are other ones. */
  readonly listeners: (() => void)[] = [];
  #at: Position = { change: 0, id: '' };

  constructor(indexes: Indexes<S>) {
    this.tables = new Tables(indexes);
  }

  get at(): Position {
    return this.#at;
  }

  /** Applies the entries, without those that were applied before. False when all rows have to be reloaded. */
  follow(entries: readonly Entry[] | null): boolean {
    if (entries === null) return false;
    for (const { changes, ...at } of entries) {
      if (at.change <= this.#at.change) continue;
      if (changes === null || at.change !== this.#at.change + 1) return false;
      this.tables.apply(changes);
      this.#at = at;
      this.#tell();
    }
    return true;
  }

  replaceAll({ at, rows }: Everything): void {
    this.tables.empty();
    for (const { place, collection, row } of rows) this.tables.load(collection, row, place);
    this.#at = at;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.listeners) listener();
  }
}
