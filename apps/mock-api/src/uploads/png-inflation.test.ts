import { crc32, deflateSync } from 'node:zlib';
import { uploadCompanyImage } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { aSignedInAsha } from '../testing/running.ts';

type Chunk = readonly [name: string, ...data: Uint8Array[]];

function png(chunks: readonly Chunk[]): File {
  const parts = chunks.map(([name, ...data]) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), ...data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length - 4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  });
  const file = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
  return new File([new Uint8Array(file)], 'picture.png', { type: 'image/png' });
}

const u32 = (...numbers: number[]) => new Uint8Array(numbers.flatMap((number) => [0, 0, number >> 8, number & 255]));
/** 8 bits for each of red, green and blue. */
const header = (isInterlaced = false): Chunk => ['IHDR', u32(5, 3), Uint8Array.of(8, 2, 0, 0, isInterlaced ? 1 : 0)];
const pixels = (bytes: number): Uint8Array => deflateSync(Buffer.alloc(bytes));
const profile = (bytes: number): Chunk => ['iCCP', Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(bytes))];
const whole = 3 * (1 + 5 * 3);
/** Passes of 1 × 1, 1 × 1, none, 1 × 1, 3 × 1, 2 × 2 and 5 × 1 pixels. */
const wholeInterlaced = 4 + 4 + 0 + 4 + 10 + 2 * 7 + 16;
const megabyte = 1024 * 1024;
const end: Chunk = ['IEND'];
const animated: readonly Chunk[] = [
  header(),
  ['acTL', u32(2, 0)],
  ['fcTL', new Uint8Array(26)],
  ['IDAT', pixels(whole)],
];

describe('a PNG', () => {
  it.each<[string, number, readonly Chunk[]]>([
    ['exactly its pixels', 200, [header(), ['IDAT', pixels(whole)], end]],
    [
      'its pixels in two chunks',
      200,
      [header(), ['IDAT', pixels(whole).subarray(0, 5)], ['IDAT', pixels(whole).subarray(5)], end],
    ],
    ['one byte more than its pixels', 413, [header(), ['IDAT', pixels(whole + 1)], end]],
    ['100 MB of pixels', 413, [header(), ['IDAT', pixels(100 * megabyte)], end]],
    ['exactly its interlaced pixels', 200, [header(true), ['IDAT', pixels(wholeInterlaced)], end]],
    ['more than its interlaced pixels', 413, [header(true), ['IDAT', pixels(wholeInterlaced + 1)], end]],
    [
      'a second frame of its size',
      200,
      [...animated, ['fcTL', new Uint8Array(26)], ['fdAT', u32(1), pixels(whole)], end],
    ],
    [
      'a second frame beyond its size',
      413,
      [...animated, ['fcTL', new Uint8Array(26)], ['fdAT', u32(1), pixels(whole + 1)], end],
    ],
    ['a color profile of 4 MB', 200, [header(), profile(4 * megabyte), ['IDAT', pixels(whole)], end]],
    ['a color profile above 4 MB', 413, [header(), profile(4 * megabyte + 1), ['IDAT', pixels(whole)], end]],
  ])('%s: the status is %i', async (_what, expected, chunks) => {
    const { asha, world } = await aSignedInAsha();
    const form = new FormData();
    form.append('image_url', png(chunks));
    const { status } = await asha.call(uploadCompanyImage, { form });
    expect([status, (await world.files.names()).length]).toEqual([expected, expected === 200 ? 1 : 0]);
  });
});
