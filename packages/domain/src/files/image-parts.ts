import { type ImageType, latin1 } from './file-type.ts';

export interface Part {
  /** The format's own name: 'tEXt', 'EXIF', 'moov'. For JPEG and GIF, the hexadecimal code. */
  readonly name: string;
  readonly start: number;
  readonly data: number;
  readonly end: number;
}

const maximumParts = 100_000;

/** A file that is cut off ends with its last part. Throws `RangeError` if it is damaged. */
export function imageParts(bytes: Uint8Array, type: ImageType): readonly Part[] {
  return collect(walkers[type](bytes)).map((part) => ({ ...part, end: Math.min(part.end, bytes.length) }));
}

export function collect(found: Iterable<Part>): readonly Part[] {
  const parts: Part[] = [];
  for (const part of found) {
    if (parts.length === maximumParts) throw new RangeError('The image has too many parts.');
    parts.push(part);
  }
  return parts;
}

const walkers: Readonly<Record<ImageType, (bytes: Uint8Array) => Iterable<Part>>> = {
  'image/png': pngChunks,
  'image/jpeg': jpegSegments,
  'image/webp': (bytes) => riffChunks(bytes, 12, 8 + viewOf(bytes).getUint32(4, true)),
  'image/gif': gifBlocks,
  'image/avif': (bytes) => boxes(bytes, 0, bytes.length),
};

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function* pngChunks(bytes: Uint8Array): Iterable<Part> {
  const view = viewOf(bytes);
  for (let start = 8; start + 8 <= bytes.length; ) {
    const name = latin1(bytes.subarray(start + 4, start + 8));
    const end = start + 12 + view.getUint32(start);
    yield { name, start, data: start + 8, end };
    if (name === 'IEND') return;
    start = end;
  }
}

function* jpegSegments(bytes: Uint8Array): Iterable<Part> {
  const view = viewOf(bytes);
  const code = (at: number) => bytes[at] ?? 0;
  for (let start = nextMarker(bytes, 2); start + 2 <= bytes.length; ) {
    const name = code(start + 1)
      .toString(16)
      .toUpperCase();
    if (name === 'D9') return yield { name, start, data: start + 2, end: start + 2 };
    if (start + 4 > bytes.length) return;
    const end = start + 2 + view.getUint16(start + 2);
    const next = nextMarker(bytes, end);
    yield { name, start, data: start + 4, end: name === 'DA' ? next : end };
    start = next;
  }
}

/** Skips stuffed bytes, fill bytes and restart marks. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code > 1 && code !== 0xff && (code < 0xd0 || code > 0xd8)) return at;
  }
  return bytes.length;
}

function* riffChunks(bytes: Uint8Array, from: number, to: number): Iterable<Part> {
  const view = viewOf(bytes);
  for (let start = from; start + 8 <= Math.min(to, bytes.length); ) {
    const size = view.getUint32(start + 4, true);
    const end = start + 8 + size + (size % 2);
    yield { name: latin1(bytes.subarray(start, start + 4)), start, data: start + 8, end };
    start = end;
  }
}

/** The first part, '', holds the header and the colors. An application block is named 'FF NETSCAPE2.0'. */
function* gifBlocks(bytes: Uint8Array): Iterable<Part> {
  const code = (at: number) => bytes[at] ?? 0;
  const colors = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterSubBlocks = (from: number) => {
    let at = from;
    while (code(at) > 0) at += 1 + code(at);
    return at + 1;
  };
  let start = 13 + colors(code(10));
  yield { name: '', start: 0, data: 6, end: start };
  for (; start < bytes.length; ) {
    const kind = code(start);
    const data = start + (kind === 0x21 ? 2 : 1);
    if (kind === 0x3b) return yield { name: '3B', start, data, end: data };
    if (kind !== 0x21 && kind !== 0x2c) return;
    const end = afterSubBlocks(kind === 0x21 ? data : data + 10 + colors(code(data + 8)));
    const label = kind === 0x21 ? code(start + 1) : kind;
    const application = label === 0xff ? ` ${latin1(bytes.subarray(data + 1, data + 12))}` : '';
    yield { name: label.toString(16).toUpperCase().padStart(2, '0') + application, start, data, end };
    start = end;
  }
}

/** Boxes of the ISO base media format. They nest. */
export function* boxes(bytes: Uint8Array, from: number, to: number): Iterable<Part> {
  const view = viewOf(bytes);
  for (let start = from; start + 8 <= to; ) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= to;
    const data = start + (isLong ? 16 : 8);
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short;
    const end = size === 0 ? to : Math.min(to, Math.max(data, start + size));
    yield { name: latin1(bytes.subarray(start + 4, start + 8)), start, data, end };
    start = end;
  }
}
