import { crc32 } from 'node:zlib';
import { changeIn } from './change-line.ts';
import type { Change, StoredChange } from './tables.ts';

/**
 * How changes lie on disk, as lines of JSON. A group is one header line and one line for each change:
 *
 *   {"bytes":97,"crc32":"9f0c2f1e"}
 *   {"put":"folders","row":{"id":"f1","name":"Interns"}}
 *   {"remove":"codes","id":"c1"}
 *   {"clear":"sessions"}
 *
 * The header counts and sums up the bytes of the lines below it.
 */

const newline = 0x0a;
const headerShape = /^\{"bytes":(\d{1,15}),"crc32":"([0-9a-f]{8})"\}$/;
const longestHeader = 64;
/** Headers stand at the start of a line, and a line break inside a row is escaped: nothing else looks like this. */
const nextHeader = '\n{"bytes":';

/** About as many characters as JSON.stringify makes in a millisecond. */
const pieceLength = 128 * 1024;

/** The lines of `changes` in pieces small enough to make between two requests. */
export function* linesOf(changes: Iterable<Change>): Generator<Buffer> {
  let text = '';
  for (const change of changes) {
    text += `${JSON.stringify(change)}\n`;
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

export function headerOf(lines: readonly Buffer[]): Buffer {
  const bytes = lines.reduce((sum, piece) => sum + piece.length, 0);
  const sum = lines.reduce((crc, piece) => crc32(piece, crc), 0);
  return Buffer.from(`{"bytes":${bytes},"crc32":"${sum.toString(16).padStart(8, '0')}"}\n`);
}

/**
 * Hands the changes of all whole groups from byte `from` on to `apply`, in their order, their rows as text. Returns where the whole groups
 * end: what follows is one torn or damaged group, or nothing. Throws when groups follow a damaged one.
 */
export function readGroups(file: Buffer, from: number, apply: (change: StoredChange) => void): number {
  let at = from;
  while (at < file.length) {
    const group = wholeGroupAt(file, at);
    if (group === undefined) {
      if (groupsFollow(file, at)) throw new Error(`damaged at byte ${at}, with later changes behind it`);
      return at;
    }
    let line = group.start;
    while (line < group.end) {
      const end = file.indexOf(newline, line);
      apply(changeIn(file, line, end));
      line = end + 1;
    }
    at = group.end;
  }
  return at;
}

export interface Header {
  /** First byte of the changes. */
  readonly start: number;
  /** First byte behind them, if the header is right. */
  readonly end: number;
  readonly crc32: number;
}

/** The header line that begins at byte `at`; undefined when there is none. */
export function headerAt(file: Buffer, at: number): Header | undefined {
  const end = file.subarray(at, at + longestHeader).indexOf(newline);
  const match = headerShape.exec(file.toString('latin1', at, at + Math.max(end, 0)));
  if (match === null) return undefined;
  const start = at + end + 1;
  return { start, end: start + Number(match[1]), crc32: Number.parseInt(match[2] ?? '', 16) };
}

function wholeGroupAt(file: Buffer, at: number): Header | undefined {
  const header = headerAt(file, at);
  if (header === undefined || header.end > file.length) return undefined;
  return crc32(file.subarray(header.start, header.end)) === header.crc32 ? header : undefined;
}

function groupsFollow(file: Buffer, at: number): boolean {
  const header = headerAt(file, at);
  // The line break before the next header may be the damaged byte: look where the group claims to end, too.
  if (header !== undefined && headerAt(file, header.end) !== undefined) return true;
  return file.indexOf(nextHeader, at) !== -1;
}
