import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anImage } from '../testing/images.ts';
import { imageTypeOf, imageTypes } from './file-type.ts';
import { imageMaximumBytes, imageProblem } from './image.ts';
import { pixelsOf } from './image-pixels.ts';

const problemOf = (bytes: Uint8Array, size = bytes.length) => imageProblem({ size }, bytes);
const tooManyPixels = 'This image has more than 25 megapixels, counting all frames. Please choose a smaller one.';
const brands = (...names: string[]) =>
  new TextEncoder().encode(`\0\0\0${String.fromCharCode(8 + 4 * names.length)}ftyp${names.join('')}`);

describe('an image', () => {
  it.each(imageTypes)('is %s by its content', (type) => {
    expect(imageTypeOf(anImage(type))).toBe(type);
    expect(problemOf(anImage(type))).toBeNull();
  });

  it('may have exactly 5 MiB', () => {
    expect(problemOf(anImage('image/png'), imageMaximumBytes)).toBeNull();
    expect(problemOf(anImage('image/png'), imageMaximumBytes + 1)).toBe('Image size exceeds 5MB limit.');
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['a script that calls itself a GIF', 'GIF=1;alert(1)'],
    ['sound in the container of WebP', 'RIFF\0\0\0\0WAVE'],
    ['a video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ])('may not be %s', (_, text) =>
    expect(problemOf(new TextEncoder().encode(text))).toBe('Choose a PNG, JPEG, WebP, GIF or AVIF image.'),
  );

  it.each([
    ['heic', '\0\0\0\0', 'mif1', 'heic'],
    ['mif1', '\0\0\0\0', 'mif1', 'heix'],
    ['msf1', '\0\0\0\0', 'msf1', 'hevc'],
  ])('in HEIC format (%s) is refused with advice', (...names) =>
    expect(problemOf(brands(...names))).toBe(
      'This photo is in the HEIC format. Please save it as JPEG and choose it again.',
    ),
  );

  it('is AVIF even with a general first brand', () => {
    expect(imageTypeOf(brands('mif1', '\0\0\0\0', 'miaf', 'avif'))).toBe('image/avif');
  });
});

describe.each(imageTypes)('the pixels of %s', (type) => {
  it('may be 25 million', () => {
    const most = anImage(type, { width: 5000, height: 5000 });
    expect(pixelsOf(most, type)).toBe(25_000_000);
    expect(problemOf(most)).toBeNull();
    expect(problemOf(anImage(type, { width: 5001, height: 5000 }))).toBe(tooManyPixels);
  });

  it('are counted or unknown for any damaged file', () => {
    const whole = anImage(type, { frames: 3, secret: 'here', orientation: 6 });
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 });
    fc.assert(
      fc.property(damage, fc.nat(whole.length), (bytes, end) => {
        const damaged = whole.slice(0, end);
        for (const [at, value] of bytes) damaged[at] = value;
        const pixels = pixelsOf(damaged, type);
        expect(pixels === null || pixels > 0).toBe(true);
      }),
    );
  });

  it('are unknown without an image', () => {
    expect(pixelsOf(anImage(type).subarray(0, 20), type)).toBeNull();
    expect(pixelsOf(new Uint8Array(), type)).toBeNull();
  });
});

it.each(imageTypes.filter((type) => type !== 'image/jpeg'))('counts the pixels of all frames of %s', (type) => {
  expect(pixelsOf(anImage(type, { width: 50, height: 40, frames: 7 }), type)).toBe(14_000);
  expect(problemOf(anImage(type, { width: 1000, height: 1000, frames: 26 }))).toBe(tooManyPixels);
});

it('counts a GIF frame that is larger than the screen', () => {
  const gif = anImage('image/gif', { width: 5001, height: 5000 });
  // The size of the screen.
  gif.fill(1, 6, 10);
  expect(problemOf(gif)).toBe(tooManyPixels);
});

it('counts a WebP bitmap that is larger than its canvas', () => {
  const webp = anImage('image/webp', { width: 5001, height: 5000, orientation: 6 });
  webp.fill(0, 24, 30);
  expect(problemOf(webp)).toBe(tooManyPixels);
});

it('gives up on an image of a million parts', () => {
  const gif = anImage('image/gif').subarray(0, 19);
  const blocks = new Uint8Array(3_000_000).map((_, index) => [0x21, 0xfe, 0][index % 3] ?? 0);
  expect(pixelsOf(Uint8Array.from([...gif, ...blocks]), 'image/gif')).toBeNull();
});
