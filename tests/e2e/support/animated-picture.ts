import { Buffer } from 'node:buffer';
import { chunk } from './pictures.ts';

interface Frame {
  /** A PNG. All frames have the same size and colors. */
  readonly picture: Buffer;
  readonly ms: number;
}

/** Joins PNGs into an animated one, which ends with its last frame after `plays` rounds. */
export function animatedPicture(frames: readonly Frame[], plays: number): Buffer {
  const [first] = frames;
  if (first === undefined) throw new Error('An animated picture needs a frame.');
  const header = chunkOf(first.picture, 'IHDR');
  let sequence = 0;
  const parts = frames.flatMap(({ picture, ms }, place) => {
    if (!chunkOf(picture, 'IHDR').equals(header)) throw new Error(`Frame ${place} has another size or other colors.`);
    const data = chunkOf(picture, 'IDAT');
    const control = chunk(
      'fcTL',
      Buffer.concat([numbers(sequence++), header.subarray(0, 8), numbers(0, 0), delay(ms)]),
    );
    return [control, place === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([numbers(sequence++), data]))];
  });
  const start = [first.picture.subarray(0, 8), chunk('IHDR', header), chunk('acTL', numbers(frames.length, plays))];
  return Buffer.concat([...start, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

/** Returns the joined data of all chunks of one type. */
function chunkOf(picture: Buffer, type: string): Buffer {
  const found: Buffer[] = [];
  for (let at = 8; at < picture.length; at += 12 + picture.readUInt32BE(at)) {
    if (picture.toString('latin1', at + 4, at + 8) !== type) continue;
    found.push(picture.subarray(at + 8, at + 8 + picture.readUInt32BE(at)));
  }
  return Buffer.concat(found);
}

function numbers(...values: readonly number[]): Buffer {
  const written = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) written.writeUInt32BE(value, place * 4);
  return written;
}

/** The frame replaces the one before, its transparent pixels too. */
function delay(ms: number): Buffer {
  const written = Buffer.alloc(6);
  written.writeUInt16BE(ms, 0);
  written.writeUInt16BE(1000, 2);
  return written;
}
