import type { ImageType } from './file-type.ts';
import { boxes, collect, imageParts, type Part, viewOf } from './image-parts.ts';

/** Returns the pixels of all frames together, or null if the file states no size or has no image in it. */
export function pixelsOf(bytes: Uint8Array, type: ImageType): number | null {
  try {
    return counters[type](viewOf(bytes), imageParts(bytes, type), bytes) || null;
  } catch (error) {
    // Thrown by DataView at the end of a file that is cut off, too.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type CountPixels = (view: DataView, parts: readonly Part[], bytes: Uint8Array) => number;

const counters: Readonly<Record<ImageType, CountPixels>> = {
  'image/png': (view, parts) => {
    const [header] = parts;
    if (header?.name !== 'IHDR') return 0;
    const frames = parts.filter(({ name }) => name === 'fcTL').length;
    return view.getUint32(header.data) * view.getUint32(header.data + 4) * Math.max(1, frames);
  },
  'image/jpeg': (view, parts) =>
    largest(
      parts
        .filter(({ name }) => /^C(?![48C])/.test(name))
        .map(({ data }) => view.getUint16(data + 1) * view.getUint16(data + 3)),
    ),
  'image/webp': (view, parts) => {
    const areas = parts.map((part) => webpArea(view, part));
    const frames = parts.filter(({ name }) => name === 'ANMF').length;
    const hasImage = parts.some(({ name }) => /^(VP8 |VP8L|ANMF)$/.test(name));
    return hasImage ? largest(areas) * Math.max(1, frames) : 0;
  },
  // A browser widens the screen to a frame that is larger.
  'image/gif': (view, parts) => {
    const frames = parts.filter(({ name }) => name === '2C').map(({ data }) => data);
    const at = (place: number) => view.getUint16(place, true);
    const width = largest([at(6), ...frames.map((data) => at(data) + at(data + 4))]);
    const height = largest([at(8), ...frames.map((data) => at(data + 2) + at(data + 6))]);
    return width * height * frames.length;
  },
  'image/avif': (view, _, bytes) => {
    const all = collect(nested(bytes, 0, bytes.length));
    const named = (name: string) => all.filter((box) => box.name === name).map(({ data }) => data);
    const areas = [
      ...named('ispe').map((data) => view.getUint32(data + 4) * view.getUint32(data + 8)),
      ...named('av01').map((data) => view.getUint16(data + 24) * view.getUint16(data + 26)),
    ];
    return largest(areas) * Math.max(1, largest(named('stsz').map((data) => view.getUint32(data + 8))));
  },
};

const largest = (numbers: readonly number[]) => numbers.reduce((most, each) => Math.max(most, each), 0);

function webpArea(view: DataView, { name, data }: Part): number {
  const number = (at: number) => view.getUint16(at, true);
  const number24 = (at: number) => number(at) + view.getUint8(at + 2) * 65_536;
  if (name === 'VP8X') return (number24(data + 4) + 1) * (number24(data + 7) + 1);
  if (name === 'VP8 ') return (number(data + 6) & 0x3f_ff) * (number(data + 8) & 0x3f_ff);
  if (name !== 'VP8L') return 0;
  const bits = view.getUint32(data + 1, true);
  return ((bits & 0x3f_ff) + 1) * (((bits >>> 14) & 0x3f_ff) + 1);
}

/** Boxes that hold boxes, and the bytes before the first one. */
const containers: Readonly<Record<string, number>> = {
  meta: 4,
  iprp: 0,
  ipco: 0,
  moov: 0,
  trak: 0,
  mdia: 0,
  minf: 0,
  stbl: 0,
  stsd: 8,
};

function* nested(bytes: Uint8Array, from: number, to: number, depth = 8): Iterable<Part> {
  for (const box of boxes(bytes, from, to)) {
    yield box;
    const before = containers[box.name];
    if (before !== undefined && depth > 1) yield* nested(bytes, box.data + before, box.end, depth - 1);
  }
}
