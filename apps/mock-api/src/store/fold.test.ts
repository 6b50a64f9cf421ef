import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { headerOf, linesOf } from './group-format.ts';
import { writeSnapshot } from './snapshot.ts';
import { type Change, Tables } from './tables.ts';
import { tempFolder } from './testing/temp-folder.ts';

interface Shelves {
  books: { id: string; title: string };
  loans: { id: string; title: string };
}

const aRow = (id: string, title: string): Shelves['books'] => ({ id, title });
const newTables = () => new Tables<Shelves>({ books: [], loans: [] });
const replayed = (changes: readonly Change[]) => {
  const tables = newTables();
  for (const change of changes) tables.replay(change);
  return tables;
};

/** A snapshot and two journals of groups. */
class Files {
  readonly #folder = tempFolder();

  path(name: 'snapshot' | 'a' | 'b'): string {
    return join(this.#folder, name);
  }

  async write(before: readonly Change[], a: readonly (readonly Change[])[], b: readonly (readonly Change[])[]) {
    const tables = replayed(before);
    const lines = { rows: tables.size, pieces: linesOf(tables.changes()) };
    await writeSnapshot(this.path('snapshot'), lines, open);
    writeFileSync(this.path('a'), Buffer.concat(a.flatMap(groupOf)));
    writeFileSync(this.path('b'), Buffer.concat(b.flatMap(groupOf)));
  }

  async folded(): Promise<Change[]> {
    const pieces: Buffer[] = [];
    for await (const piece of fold(this.path('snapshot'), [this.path('a'), this.path('b')]))
      pieces.push(Buffer.from(piece));
    const lines = Buffer.concat(pieces).toString().split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Change);
  }
}

function groupOf(changes: readonly Change[]): Buffer[] {
  const lines = [...linesOf(changes)];
  return [headerOf(lines), ...lines];
}

const byCollection = (changes: Iterable<Change>) => {
  const all = [...changes];
  return ['books', 'loans'].map((name) => all.filter((change) => 'put' in change && change.put === name));
};

const names = fc.constantFrom('books', 'loans');
const ids = fc.constantFrom('1', '2', '3', 'ü', 'a"b', 'c\\', '\n', '4\u2028', '"row":{"id":"5"');
/** With the id first, or not. */
const rows = fc.oneof(
  fc.record({ id: ids, title: fc.string() }),
  fc.record({ title: fc.string({ maxLength: 400 }), id: ids }),
);
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: names, row: rows }) },
  { weight: 3, arbitrary: fc.record({ remove: names, id: ids }) },
  { weight: 1, arbitrary: fc.record({ clear: names }) },
);
const changes = fc.array(change, { maxLength: 12 });
const groups = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 4 });

describe('fold', () => {
  it('comes to the rows, in the order, that replaying the files comes to', async () => {
    const files = new Files();
    await fc.assert(
      fc.asyncProperty(changes, groups, groups, async (before, first, second) => {
        await files.write(before, first, second);
        const tables = replayed([...newestOf(before), ...first.flat(), ...second.flat()]);
        expect(byCollection(await files.folded())).toEqual(byCollection(tables.changes()));
      }),
      { numRuns: 300 },
    );
  });

  it('reads files of many blocks, and groups and rows that are longer than one', async () => {
    const put = (number: number, length: number): Change => ({
      put: 'books',
      row: aRow(`b${number}`, String(number).repeat(length)),
    });
    const before = Array.from({ length: 400 }, (_, number) => put(number, 500));
    const group = [...Array.from({ length: 300 }, (_, number) => put(number * 2, 600)), put(1, 400_000)];
    const files = new Files();
    await files.write(before, [group, [put(900, 3)]], []);
    const tables = replayed([...before, ...group, put(900, 3)]);
    expect(byCollection(await files.folded())).toEqual(byCollection(tables.changes()));
  });

  it.each(['snapshot', 'a'] as const)('carries no damage of %s on', async (name) => {
    const files = new Files();
    const put = (id: string): Change => ({ put: 'books', row: aRow(id, 'As it was written') });
    await files.write([put('1')], [[put('2')]], []);
    const path = files.path(name);
    const whole = readFileSync(path);
    const at = whole.indexOf('As it');
    writeFileSync(path, Buffer.concat([whole.subarray(0, at), Buffer.from('X'), whole.subarray(at + 1)]));
    await expect(files.folded()).rejects.toThrow('is not as it was written');
    writeFileSync(path, whole.subarray(0, -1));
    await expect(files.folded()).rejects.toThrow('is not as it was written');
  });
});

/** What a snapshot of these changes says. */
const newestOf = (before: readonly Change[]) => [...replayed(before).changes()];
