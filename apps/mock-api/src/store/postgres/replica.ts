import type { Indexes, Schema } from '../store.ts';
import { Tables } from '../tables.ts';
import type { Entry, Everything, Position } from './database.ts';

export class Replica<S extends Schema<S>> {
  readonly tables: Tables<S>;
  readonly listeners: (() => void)[] = [];
  #at: Position = { change: 0, id: '' };

  constructor(indexes: Indexes<S>) {
    this.tables = new Tables(indexes);
  }

  get at(): Position {
    return this.#at;
  }

  follow(entries: readonly Entry[] | null): boolean {
    if (entries === null) return false;
    for (const { changes, ...at } of entries) {
      if (changes === null) return false;
      this.tables.apply(changes);
      this.#at = at;
      this.#notifyListeners();
    }
    return true;
  }

  replaceAll({ at, rows }: Everything): void {
    this.tables.empty();
    for (const { place, collection, row } of rows) this.tables.load(collection, row, place);
    this.#at = at;
    this.#notifyListeners();
  }

  #notifyListeners(): void {
    for (const listener of this.listeners) listener();
  }
}
