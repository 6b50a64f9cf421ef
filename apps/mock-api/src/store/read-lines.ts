import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { headerAt } from './group-format.ts';

const newline = 0x0a;
const blockBytes = 128 * 1024;

/**
 * The lines of all groups of a file, some whole lines at a time, read as they are asked for; they are good until the next
 * are asked for. Only for files that nobody writes to any more. Throws when one is not as it was written, at the latest at the end of the damaged group.
 */
export async function* readLines(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    // One piece of memory for all of it: so many new ones would make the garbage collector stop everything.
    let bytes = Buffer.allocUnsafe(blockBytes);
    let filled = 0;
    let group = { bytes: 0, crc32: 0, sum: 0 };
    for (;;) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
      let at = 0;
      while (at < filled) {
        if (group.bytes === 0) {
          const end = lineBreakFrom(bytes, at, filled);
          if (end === 0) break;
          const header = headerAt(bytes, at);
          // The first line of a snapshot is its title.
          if (header !== undefined) group = { bytes: header.end - header.start, crc32: header.crc32, sum: 0 };
          else if (!bytes.toString('latin1', at, end).startsWith('{"snapshot":')) throw damaged(path);
          at = end;
        } else {
          const end = bytes.lastIndexOf(newline, Math.min(at + group.bytes, filled) - 1) + 1;
          if (end <= at) break;
          const lines = bytes.subarray(at, end);
          group.bytes -= lines.length;
          group.sum = crc32(lines, group.sum);
          if (group.bytes === 0 && group.sum !== group.crc32) throw damaged(path);
          yield lines;
          at = end;
        }
      }
      bytes.copyWithin(0, at, filled);
      filled -= at;
      // A line that is longer than all of it.
      if (filled === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)]);
    }
    if (filled > 0 || group.bytes > 0) throw damaged(path);
  } finally {
    await file.close();
  }
}

/** Behind the first line break from `at` on; 0 when there is none. */
function lineBreakFrom(bytes: Buffer, at: number, filled: number): number {
  const end = bytes.indexOf(newline, at) + 1;
  return end > filled ? 0 : end;
}

const damaged = (path: string) => new Error(`${path} is not as it was written`);
