import type { Indexes, Schema } from '../store.ts';
import { type Group, Tables } from '../tables.ts';
import type { Entry, Everything, Position } from './database.ts';

/** The rows in memory, as they were after one change of the log. It only ever goes forward, whoever read the log first. */
export class Replica<S extends Schema<S>> {
  readonly tables: Tables<S>;
  #at: Position = { change: 0, id: '' };

  constructor(indexes: Indexes<S>) {
    this.tables = new Tables(indexes);
  }

  get at(): Position {
    return this.#at;
  }

  /** Entries that are known are left out. False when every row has to be read anew. */
  follow(entries: readonly Entry[] | null): boolean {
    if (entries === null) return false;
    for (const { changes, ...at } of entries) {
      if (at.change <= this.#at.change) continue;
      if (changes === null || at.change !== this.#at.change + 1) return false;
      this.tables.apply(changes);
      this.#at = at;
    }
    return true;
  }

  /** Throws when a row has no place here. */
  replaceAll({ at, rows }: Everything): void {
    this.tables.empty();
    for (const { place, collection, row } of rows) {
      const problem = this.tables.load(collection, row, place);
      if (problem !== undefined) throw new Error(`The database of DATABASE_URL: ${problem}`);
    }
    this.#at = at;
  }

  /**
   * Runs works one after the other, each on what those before it left, and takes everything back: nobody reads what is not stored.
   */
  tryOut(
    works: readonly ((tables: Tables<S>) => Group<unknown>)[],
  ): readonly (Group<unknown> | { readonly error: unknown })[] {
    const groups = works.map((make) => {
      try {
        return make(this.tables);
      } catch (error) {
        return { error };
      }
    });
    for (const group of groups.toReversed()) if ('undo' in group) group.undo();
    return groups;
  }
}
