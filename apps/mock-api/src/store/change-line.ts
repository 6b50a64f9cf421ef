import { StoredRow } from './stored-row.ts';
import type { Change, StoredChange } from './tables.ts';

/** What one line of a file does, without its row. */
export interface ChangeKey {
  readonly kind: 'put' | 'remove' | 'clear';
  readonly collection: string;
  /** '' for a collection as a whole. */
  readonly id: string;
}

const newline = 0x0a;
/** Where the id of a row comes first and is plain, as it nearly always is, the rest need not be read. */
const plainPut = /^(\{"put":"(\w+)","row":)\{"id":"([ !#-[\]-~]*)"/;
const longestStart = 160;

/** The change in the line from byte `start` to before byte `end`, the line break left out. A row stays text if it can. */
export function changeIn(file: Buffer, start: number, end: number): StoredChange {
  const match = plainPut.exec(file.toString('latin1', start, Math.min(start + longestStart, end)));
  if (match === null) return JSON.parse(file.toString('utf8', start, end));
  const [, before = '', put = '', id = ''] = match;
  return { put, row: new StoredRow(id, file, start + before.length, end - '}'.length) };
}

/** The lines of a piece, each with its line break. */
export function* linesIn(piece: Buffer): Generator<Buffer> {
  for (let at = 0; at < piece.length; ) {
    const end = piece.indexOf(newline, at) + 1;
    yield piece.subarray(at, end);
    at = end;
  }
}

export function keyOf(line: Buffer): ChangeKey {
  const [, , collection, id] = plainPut.exec(line.toString('latin1', 0, longestStart)) ?? [];
  if (collection !== undefined && id !== undefined) return { kind: 'put', collection, id };
  const change = JSON.parse(line.toString()) as Change;
  if ('put' in change) return { kind: 'put', collection: change.put, id: change.row.id };
  if ('remove' in change) return { kind: 'remove', collection: change.remove, id: change.id };
  return { kind: 'clear', collection: change.clear, id: '' };
}
