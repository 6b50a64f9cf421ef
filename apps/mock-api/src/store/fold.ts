import { keyOf, linesIn } from './change-line.ts';
import { readLines } from './read-lines.ts';

/**
 * A snapshot and the journals after it, put together to the lines of the next snapshot, some at a time, with room for
 * requests between them; each part is good until the next is asked for. Works on the files alone: rows in memory are
 * neither copied nor written out again, which would hold up requests. Throws when a file is not as it was written.
 */
export async function* fold(snapshot: string, journals: readonly string[]): AsyncGenerator<Buffer> {
  const changes = new Map<string, CollectionChanges>();
  const of = (collection: string) => {
    const known = changes.get(collection) ?? new CollectionChanges();
    changes.set(collection, known);
    return known;
  };
  for (const path of journals) {
    for await (const lines of readLines(path)) {
      for (const line of linesIn(lines)) {
        const { kind, collection, id } = keyOf(line);
        if (kind === 'put') of(collection).put(id, line);
        else if (kind === 'remove') of(collection).remove(id);
        else of(collection).clear();
      }
    }
  }
  yield* withChanges(readLines(snapshot), changes);
}

/** The lines of the old snapshot, changed; then those of new rows. */
async function* withChanges(
  snapshot: AsyncIterable<Buffer>,
  changes: ReadonlyMap<string, CollectionChanges>,
): AsyncGenerator<Buffer> {
  for await (const lines of snapshot) {
    const kept: Buffer[] = [];
    let isSame = true;
    for (const line of linesIn(lines)) {
      const { collection, id } = keyOf(line);
      const now = changes.get(collection)?.after(id, line) ?? line;
      isSame &&= now === line;
      kept.push(now);
    }
    yield isSame ? lines : Buffer.concat(kept);
  }
  for (const { added } of changes.values()) yield* added();
}

const nothing = Buffer.alloc(0);

/** What journals did to one collection. */
class CollectionChanges {
  #isCleared = false;
  /** Rows of the snapshot, or of before, that were taken out; one that was put back came to the end. */
  readonly #removed = new Set<string>();
  /** In the order in which rows came, each with its newest line. */
  readonly #put = new Map<string, Buffer>();

  put(id: string, line: Buffer): void {
    this.#put.set(id, Buffer.from(line));
  }

  remove(id: string): void {
    this.#put.delete(id);
    this.#removed.add(id);
  }

  clear(): void {
    this.#isCleared = true;
    this.#put.clear();
  }

  /** What became of a row of the snapshot: it keeps its place if it was only replaced. To be asked once. */
  after(id: string, line: Buffer): Buffer {
    if (this.#isCleared || this.#removed.has(id)) return nothing;
    const now = this.#put.get(id);
    this.#put.delete(id);
    return now ?? line;
  }

  /** The rows that the snapshot does not have. */
  readonly added = (): Iterable<Buffer> => this.#put.values();
}
