import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { Part } from '@glo/domain/files/image-parts';

const profileMaximum = 4 * 1024 * 1024;
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First column and row of the seven passes of an interlaced image, and their distances. */
const interlaced = ['0088', '4088', '0448', '2044', '0224', '1022', '0112'].map((pass) => Array.from(pass, Number));

/** True if a PNG inflates to more than its pixels, or its color profile to more than 4 MB. Damaged data is harmless. */
export async function inflatesTooFar(file: Buffer, parts: readonly Part[]): Promise<boolean> {
  const header = parts[0]?.data ?? 0;
  const maximum = pixelBytes(file.subarray(header, header + 13));
  const dataOf = (wanted: string, skipped = 0) =>
    parts.filter(({ name }) => name === wanted).map(({ data, end }) => file.subarray(data + skipped, end - 4));
  const profiles = dataOf('iCCP').map((profile) => profile.subarray(profile.indexOf(0) + 2));
  for (const profile of profiles) if (await inflatesBeyond([profile], profileMaximum)) return true;
  return (await inflatesBeyond(dataOf('IDAT'), maximum)) || hasLongFrame(file, parts, maximum);
}

async function hasLongFrame(file: Buffer, parts: readonly Part[], maximum: number): Promise<boolean> {
  let frame: Buffer[] = [];
  for (const { name, data, end } of [...parts, { name: 'fcTL', data: 0, end: 0 }]) {
    if (name === 'fdAT') frame.push(file.subarray(data + 4, end - 4));
    if (name !== 'fcTL') continue;
    if (await inflatesBeyond(frame, maximum)) return true;
    frame = [];
  }
  return false;
}

function pixelBytes(header: Buffer): number {
  const [width, height, depth] = [header.readUInt32BE(0), header.readUInt32BE(4), header.readUInt8(8)];
  const bits = depth * (channelsOf[header.readUInt8(9)] ?? 4);
  const rows = (columns: number, count: number) => (columns === 0 ? 0 : count * (1 + Math.ceil((columns * bits) / 8)));
  if (header.readUInt8(12) === 0) return rows(width, height);
  const sizes = interlaced.map(([x = 0, y = 0, dx = 1, dy = 1]) =>
    rows(Math.max(0, Math.ceil((width - x) / dx)), Math.max(0, Math.ceil((height - y) / dy))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function inflatesBeyond(chunks: readonly Buffer[], maximum: number): Promise<boolean> {
  if (chunks.length === 0) return false;
  let size = 0;
  try {
    for await (const part of Readable.from(chunks).pipe(createInflate())) {
      size += (part as Buffer).length;
      if (size > maximum) return true;
    }
  } catch {
    // A browser draws the rows before the damage.
  }
  return false;
}
