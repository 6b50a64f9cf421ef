import { crc32 } from 'node:zlib';
import type { ImageType } from '@glo/domain/files/file-type';
import { imageParts, type Part } from '@glo/domain/files/image-parts';
import { blankAvif } from './blank-avif.ts';

/**
 * Removes position, device, dates, comments and previews (EXIF, XMP, IPTC, text). Keeps pixels, colors, animation
 * and orientation. An image without metadata keeps its bytes. Throws `RangeError` for a damaged file.
 */
export function stripMetadata(bytes: Uint8Array, type: ImageType): Buffer {
  const file = Buffer.from(bytes);
  return type === 'image/avif' ? blankAvif(file) : strippers[type](file, imageParts(file, type));
}

type Strip = (file: Buffer, parts: readonly Part[]) => Buffer;

const strippers: Readonly<Record<Exclude<ImageType, 'image/avif'>, Strip>> = {
  'image/png': (file, parts) => {
    const kept = parts.filter(({ name }) => pngKept.has(name));
    const exif = turned(file, parts, ({ name }) => name === 'eXIf');
    const [header, ...others] = kept.map((part) => bytesOf(file, part));
    return Buffer.concat(
      [file.subarray(0, 8), header ?? '', exif && pngChunk('eXIf', exif), ...others].filter(isBuffer),
    );
  },
  'image/jpeg': (file, parts) => {
    const kept = parts.filter((part) => isKeptInJpeg(file, part)).map((part) => bytesOf(file, part));
    const exif = turned(file, parts, (part) => part.name === 'E1' && startsWith(file, part, 'Exif\0\0'));
    return Buffer.concat([file.subarray(0, 2), exif && jpegExif(exif), ...kept].filter(isBuffer));
  },
  'image/webp': (file, parts) => {
    const exif = turned(file, parts, ({ name }) => name === 'EXIF');
    const chunks = parts.filter(({ name }) => webpKept.has(name)).map((part) => bytesOf(file, part));
    const whole = Buffer.concat([file.subarray(0, 12), ...chunks, exif && riffChunk('EXIF', exif)].filter(isBuffer));
    whole.writeUInt32LE(whole.length - 8, 4);
    if (parts[0]?.name === 'VP8X') whole.writeUInt8((whole.readUInt8(20) & ~0x0c) | (exif ? 8 : 0), 20);
    return whole;
  },
  'image/gif': (file, parts) =>
    Buffer.concat(parts.filter(({ name }) => gifKept.test(name)).map((part) => bytesOf(file, part))),
};

// biome-ignore format: a list reads better in rows
const pngKept = new Set([
  'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST',
  'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT',
]);

const webpKept = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);

const gifKept = /^(?:|2C|3B|F9|FF (?:NETSCAPE2\.0|ANIMEXTS1\.0))$/;

function isKeptInJpeg(file: Buffer, part: Part): boolean {
  if (/^(?:C.|D.)$/.test(part.name)) return true;
  if (part.name === 'E0') return startsWith(file, part, 'JFIF\0') && part.end - part.data === 14;
  if (part.name === 'E2') return startsWith(file, part, 'ICC_PROFILE\0');
  return part.name === 'EE' && startsWith(file, part, 'Adobe');
}

function turned(file: Buffer, parts: readonly Part[], isExif: (part: Part) => boolean): Buffer | null {
  const exif = parts.find(isExif);
  const orientation = exif === undefined ? 1 : orientationOf(file.subarray(exif.data, exif.end));
  return orientation === 1 ? null : exifOf(orientation);
}

const isBuffer = (part: unknown): part is Buffer => Buffer.isBuffer(part);
const bytesOf = (file: Buffer, { start, end }: Part) => file.subarray(start, end);
const startsWith = (file: Buffer, { data }: Part, text: string) =>
  file.toString('latin1', data, data + text.length) === text;

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

function jpegExif(exif: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data]);
}

function riffChunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data]);
}

const orientationTag = 0x01_12;

export function orientationOf(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const at16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const at32 = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = at32(4);
  const entries = Array.from({ length: at16(directory) }, (_, index) => directory + 2 + 12 * index);
  const entry = entries.find((at) => at16(at) === orientationTag);
  const value = entry === undefined ? 1 : at16(entry + 8);
  return value >= 1 && value <= 8 ? value : 1;
}

function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(orientationTag, 10);
  exif.writeUInt16BE(3, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
