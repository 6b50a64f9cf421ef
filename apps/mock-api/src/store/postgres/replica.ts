import type { Indexes, Schema } from '../store.ts';
import { type Group, Tables } from '../tables.ts';
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

  /** Throws when a row has no place here. */
  replaceAll({ at, rows }: Everything): void {
    this.tables.empty();
    for (const { place, collection, row } of rows) {
      const problem = this.tables.load(collection, row, place);
      if (problem !== undefined) throw new Error(`The database of DATABASE_URL: ${problem}`);
    }
    this.#at = at;
    this.#tell();
  }

  /** Runs the groups one after the other, each on the result of those before it, then rolls all of them back: uncommitted rows are never read. */
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

  #tell(): void {
    for (const listener of this.listeners) listener();
  }
}
