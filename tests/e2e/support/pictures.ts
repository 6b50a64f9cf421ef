import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Creates a PNG with two colors, so that its content is visible. */
export function aPicture(width = 320, height = 200, name = 'me.png'): ChosenFile {
  const row = Buffer.alloc(1 + width * 3, 120);
  row[0] = 0;
  row.fill(220, 1, 1 + Math.floor(width / 2) * 3);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), ...parts]),
  };
}

export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
