import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { ImageType } from '../files/file-type.ts';

interface ImageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly frames?: number;
  /** A text that is written to each kind of metadata of the format. */
  readonly secret?: string;
  /** EXIF value, 1 to 8. */
  readonly orientation?: number;
  readonly bytes?: number;
}

/** An image with a valid structure and invalid pixels. */
export function anImage(type: ImageType, looks: ImageOptions = {}): Buffer<ArrayBuffer> {
  const draw = (padding: number) => Buffer.from(drawings[type]({ ...defaults, ...looks, padding }));
  const smallest = draw(0);
  const file = looks.bytes === undefined ? smallest : draw(Math.max(0, looks.bytes - smallest.length));
  return Buffer.from(file.subarray(0, looks.bytes));
}

const defaults = { width: 3, height: 2, frames: 1, secret: '', orientation: 1 };

type Drawing = (looks: typeof defaults & { readonly padding: number }) => Buffer;

const drawings: Readonly<Record<ImageType, Drawing>> = {
  'image/png': ({ width, height, frames, secret, orientation, padding }) =>
    Buffer.concat([
      latin1('\x89PNG\r\n\x1a\n'),
      pngChunk('IHDR', u32(width), u32(height), [8, 0, 0, 0, 0]),
      ...(frames > 1 ? [pngChunk('acTL', u32(frames), u32(0))] : []),
      ...(orientation > 1 ? [pngChunk('eXIf', exif(orientation, secret))] : []),
      ...(secret ? ['tEXt', 'iTXt', 'zTXt', 'prVt'].map((name) => pngChunk(name, latin1(secret))) : []),
      ...Array.from({ length: frames > 1 ? frames : 0 }, () => pngChunk('fcTL', Buffer.alloc(26))),
      pngChunk('IDAT', Buffer.alloc(4 + padding)),
      pngChunk('IEND'),
      latin1(secret),
    ]),
  'image/jpeg': ({ width, height, secret, orientation, padding }) =>
    Buffer.concat([
      latin1('\xff\xd8'),
      segment(0xe0, latin1('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 0, 0]),
      ...(secret || orientation > 1 ? [segment(0xe1, latin1('Exif\0\0'), exif(orientation, secret))] : []),
      ...(secret ? secretSegments.map(([code, start]) => segment(code, latin1(start + secret))) : []),
      segment(0xe2, latin1('ICC_PROFILE\0'), [1, 1, 0]),
      segment(0xc0, [8], u16(height), u16(width), [1, 1, 0x11, 0]),
      segment(0xda, [1, 1, 0, 0, 63, 0]),
      Buffer.from([0xff, 0x00, 0xff, 0xd0]),
      Buffer.alloc(padding),
      ...(secret ? [segment(0xfe, latin1(secret))] : []),
      latin1('\xff\xd9'),
      latin1(secret),
    ]),
  'image/webp': ({ width, height, frames, secret, orientation, padding }) => {
    const image = riffChunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a], le16(width), le16(height), Buffer.alloc(padding));
    const hasExif = secret !== '' || orientation > 1;
    const flags = (hasExif ? 0x0c : 0) | (frames > 1 ? 2 : 0);
    const chunks = [
      ...(flags ? [riffChunk('VP8X', [flags, 0, 0, 0], le24(width - 1), le24(height - 1))] : []),
      ...(frames > 1 ? Array.from({ length: frames }, () => riffChunk('ANMF', Buffer.alloc(16), image)) : [image]),
      ...(hasExif ? [riffChunk('EXIF', exif(orientation, secret)), riffChunk('XMP ', latin1(secret))] : []),
      ...(secret ? [riffChunk('priv', latin1(secret))] : []),
    ];
    const content = Buffer.concat([latin1('WEBP'), ...chunks]);
    return Buffer.concat([latin1('RIFF'), le32(content.length), content, latin1(secret)]);
  },
  'image/gif': ({ width, height, frames, secret, padding }) =>
    Buffer.concat([
      latin1('GIF89a'),
      le16(width),
      le16(height),
      Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
      ...(frames > 1 ? [extension(0xff, latin1('NETSCAPE2.0'), Buffer.from([1, 0, 0]))] : []),
      ...(secret
        ? [
            extension(0xfe, latin1(secret)),
            extension(0xff, latin1('XMP DataXMP'), latin1(secret)),
            extension(1, latin1(secret)),
          ]
        : []),
      ...Array.from({ length: frames }, () =>
        Buffer.concat([
          extension(0xf9, Buffer.alloc(4)),
          Buffer.from([0x2c, 0, 0, 0, 0]),
          le16(width),
          le16(height),
          Buffer.from([0, 2]),
          subBlocks(padding),
          Buffer.from([0]),
        ]),
      ),
      latin1(`;${secret}`),
    ]),
  'image/avif': (looks) => {
    // Measures the length first, because offsets depend on it.
    const { length } = avifStart(looks, 0);
    return Buffer.concat([
      avifStart(looks, length + 8),
      box('mdat', Buffer.alloc(4 + looks.padding), exifItem(looks), latin1(looks.secret)),
      ...(looks.secret ? [box('uuid', latin1(looks.secret))] : []),
    ]);
  },
};

const secretSegments = [
  [0xe1, 'http://ns.adobe.com/xap/1.0/\0'],
  [0xe2, 'MPF\0'],
  [0xe0, 'JFXX\0'],
  [0xed, 'Photoshop 3.0\0'],
  [0xfe, ''],
] as const;

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const u16 = (number: number) => Buffer.from([number >> 8, number & 255]);
const u32 = (number: number) => Buffer.concat([u16(Math.floor(number / 65_536)), u16(number % 65_536)]);
const le16 = (number: number) => u16(number).reverse();
const le24 = (number: number) => le32(number).subarray(0, 3);
const le32 = (number: number) => u32(number).reverse();

type Bytes = Uint8Array | readonly number[];
const joined = (parts: readonly Bytes[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** A little-endian EXIF block with an orientation and a description. */
function exif(orientation: number, secret: string): Buffer {
  const text = latin1(`${secret}\0`);
  const description = [le16(0x01_0e), le16(2), le32(text.length), le32(38)];
  const entries = [...description, le16(0x01_12), le16(3), le32(1), le32(orientation)];
  return Buffer.concat([latin1('II*\0'), le32(8), le16(2), ...entries, le32(0), text]);
}

function pngChunk(name: string, ...data: Bytes[]): Buffer {
  const named = joined([latin1(name), ...data]);
  return Buffer.concat([u32(named.length - 4), named, u32(crc32(named))]);
}

function segment(code: number, ...data: Bytes[]): Buffer {
  const content = joined(data);
  return joined([[0xff, code], u16(content.length + 2), content]);
}

function riffChunk(name: string, ...data: Bytes[]): Buffer {
  const content = joined(data);
  return joined([latin1(name), le32(content.length), content, Buffer.alloc(content.length % 2)]);
}

const extension = (label: number, ...blocks: Buffer[]) =>
  joined([[0x21, label], ...blocks.flatMap((block) => [[block.length], block]), [0]]);

/** Fills exactly `size` bytes. `size` may not be 1. */
function subBlocks(size: number): Buffer {
  const blocks: Buffer[] = [];
  for (let rest = size; rest > 1; rest -= blocks.at(-1)?.length ?? 0) {
    const length = rest === 257 ? 254 : Math.min(255, rest - 1);
    blocks.push(Buffer.from([length, ...Buffer.alloc(length)]));
  }
  return Buffer.concat(blocks);
}

function box(name: string, ...content: Bytes[]): Buffer {
  const bytes = joined([latin1(name), ...content]);
  return Buffer.concat([u32(bytes.length + 4), bytes]);
}

const exifItem = ({ secret }: { readonly secret: string }) =>
  secret ? Buffer.concat([u32(0), exif(1, secret)]) : Buffer.alloc(0);

/** Everything before the image data. Metadata is stored in extra items, and an image sequence has a track. */
function avifStart(
  { width, height, frames, secret, padding, orientation }: Parameters<Drawing>[0],
  dataAt: number,
): Buffer {
  const full = [0, 0, 0, 0];
  const item = (id: number, type: string, text = '') =>
    box('infe', [2, 0, 0, 0], u16(id), u16(0), latin1(`${type}\0${text}`));
  const image = 4 + padding;
  const exifLength = exifItem({ secret }).length;
  const place = (id: number, offset: number, length: number) => [u16(id), u16(0), u16(1), u32(offset), u32(length)];
  const items = secret
    ? [item(1, 'av01'), item(2, 'Exif'), item(3, 'mime', 'application/rdf+xml\0')]
    : [item(1, 'av01')];
  const places = [
    place(1, dataAt, image),
    place(2, dataAt + image, exifLength),
    place(3, dataAt + image + exifLength, secret.length),
  ].slice(0, items.length);
  const count = u16(items.length);
  return Buffer.concat([
    box('ftyp', latin1(frames > 1 ? 'avis\0\0\0\0avisavif' : 'avif\0\0\0\0avifmif1')),
    box(
      'meta',
      full,
      box('hdlr', full, [0, 0, 0, 0], latin1('pict'), Buffer.alloc(13)),
      box('pitm', full, u16(1)),
      box('iloc', full, [0x44, 0], count, ...places.flat()),
      box('iinf', full, count, ...items),
      box('iprp', box('ipco', box('ispe', full, u32(width), u32(height)), box('irot', [orientation > 1 ? 1 : 0]))),
    ),
    ...(frames > 1
      ? [
          box(
            'moov',
            box('trak', box('mdia', box('minf', box('stbl', box('stsz', full, u32(9), u32(frames)))))),
            ...(secret ? [box('udta', latin1(secret))] : []),
          ),
        ]
      : []),
  ]);
}
