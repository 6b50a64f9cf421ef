import type { Reader } from './store.ts';

export class DelegatingReader<S> implements Reader<S> {
  readonly #rows: Reader<S>;

  constructor(rows: Reader<S>) {
    this.#rows = rows;
  }

  get<C extends keyof S>(collection: C, id: string): S[C] | undefined {
    return this.#rows.get(collection, id);
  }

  find<C extends keyof S, F extends keyof S[C]>(collection: C, field: F, value: string): S[C][] {
    return this.#rows.find(collection, field, value);
  }

  all<C extends keyof S>(collection: C): Iterable<S[C]> {
    return this.#rows.all(collection);
  }

  count<C extends keyof S>(collection: C): number {
    return this.#rows.count(collection);
  }

  version<C extends keyof S>(collection: C): number {
    return this.#rows.version(collection);
  }
}
