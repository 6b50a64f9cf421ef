import { describe, expect, it } from 'vitest';
import { headerOf, linesOf, readGroups } from './group-format.ts';
import { StoredRow } from './stored-row.ts';
import type { Change, StoredChange } from './tables.ts';
import { aBook } from './testing/library.ts';

const encode = (changes: Change[]) => {
  const lines = [...linesOf(changes)];
  return Buffer.concat([headerOf(lines), ...lines]);
};

const groups: Change[][] = [
  [{ put: 'books', row: aBook('b1', { title: 'Zoë said "\n{\\"bytes\\":"' }) }],
  [
    { put: 'books', row: aBook('b2') },
    { remove: 'books', id: 'b1' },
  ],
  [
    { put: 'books', row: aBook('b3', { tags: ['{"bytes":1,"crc32":"00000000"}'] }) },
    { put: 'readers', row: { id: 'r1' } },
  ],
];
const encoded = groups.map(encode);
const file = Buffer.concat(encoded);
const lastStart = file.length - (encoded.at(-1)?.length ?? 0);
const butLast = groups.slice(0, -1).flat();

/** With their rows read. */
function read(bytes: Buffer): { changes: Change[]; end: number } {
  const changes: StoredChange[] = [];
  const end = readGroups(bytes, 0, (change) => changes.push(change));
  const whole = (change: StoredChange): Change =>
    'put' in change && change.row instanceof StoredRow ? { ...change, row: change.row.read() } : change;
  return { changes: changes.map(whole), end };
}

function withByte(position: number, change: (byte: number) => number): Buffer {
  const bytes = Buffer.from(file);
  bytes[position] = change(bytes[position] ?? 0);
  return bytes;
}

const positions = (from: number, to: number) => Array.from({ length: to - from }, (_, step) => from + step);
/** Another character, a line break, a bit that makes no text. */
const damages = [
  (byte: number) => byte ^ 1,
  (byte: number) => (byte === 0x0a ? 0x20 : 0x0a),
  (byte: number) => byte ^ 0x80,
];

describe('the format of groups', () => {
  it('reads what it wrote', () => {
    expect(read(file)).toEqual({ changes: groups.flat(), end: file.length });
  });

  it('is JSON, line by line', () => {
    const lines = file.toString().trimEnd().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line))[0])).toEqual([
      'bytes',
      'put',
      'bytes',
      'put',
      'remove',
      'bytes',
      'put',
      'put',
    ]);
  });

  it('starts where it is told', () => {
    const start = encoded[0]?.length ?? 0;
    expect(readGroups(file, start, () => undefined)).toBe(file.length);
  });

  it('drops a last group torn at any byte, and keeps all before it', () => {
    for (const length of positions(lastStart, file.length)) {
      expect(read(file.subarray(0, length))).toEqual({ changes: butLast, end: lastStart });
    }
  });

  it('drops a last group with any byte damaged, and keeps all before it', () => {
    for (const position of positions(lastStart, file.length)) {
      for (const damage of damages) {
        expect(read(withByte(position, damage))).toEqual({ changes: butLast, end: lastStart });
      }
    }
  });

  it('drops what a file was lengthened by, and nothing was written to', () => {
    expect(read(Buffer.concat([file, Buffer.alloc(5000)]))).toEqual({ changes: groups.flat(), end: file.length });
  });

  it('refuses a damaged byte anywhere before the last group', () => {
    for (const position of positions(0, lastStart)) {
      for (const damage of damages) {
        expect(() => read(withByte(position, damage))).toThrow(/^damaged at byte \d+, with later changes behind it$/);
      }
    }
  });

  it('makes many changes in pieces, which still are one group', () => {
    const many = Array.from(
      { length: 3000 },
      (_, number): Change => ({ put: 'books', row: aBook(`b${number}`, { title: 'ü'.repeat(200) }) }),
    );
    expect([...linesOf(many)].length).toBeGreaterThan(1);
    const bytes = encode(many);
    expect(read(bytes)).toEqual({ changes: many, end: bytes.length });
    expect(read(bytes.subarray(0, -1))).toEqual({ changes: [], end: 0 });
  });
});
