import { imageTypes } from '@glo/domain/files/file-type';
import { imageParts } from '@glo/domain/files/image-parts';
import { pixelsOf } from '@glo/domain/files/image-pixels';
import { anImage } from '@glo/domain/testing/images';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orientationOf, stripMetadata } from './strip-metadata.ts';

const secret = 'GPS 18.5204 N, Pixel 12';

describe.each(imageTypes)('the metadata of %s', (type) => {
  const looks = { width: 30, height: 20, frames: type === 'image/jpeg' ? 1 : 3 };

  it('is removed in every place', () => {
    const photo = anImage(type, { ...looks, secret });
    expect(photo.includes(secret)).toBe(true);
    expect(stripMetadata(photo, type).includes(secret)).toBe(false);
  });

  it('is all that is removed', () => {
    const [plain, photo] = [anImage(type, looks), anImage(type, { ...looks, secret })];
    expect(stripMetadata(plain, type)).toEqual(plain);
    const stripped = stripMetadata(photo, type);
    expect(pixelsOf(stripped, type)).toBe(looks.width * looks.height * looks.frames);
    expect(stripMetadata(stripped, type)).toEqual(stripped);
  });

  it('ends in an image or a RangeError, however it is damaged', () => {
    const whole = anImage(type, { ...looks, secret, orientation: 6 });
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(damage, fc.nat(whole.length), (bytes, end) => {
        const damaged = Buffer.from(whole.subarray(0, end));
        for (const [at, value] of bytes) damaged[at] = value;
        expect(outcome(() => stripMetadata(damaged, type).length <= damaged.length + 50)).toBe(true);
      }),
    );
  });
});

function outcome(act: () => boolean): boolean {
  try {
    return act();
  } catch (error) {
    return error instanceof RangeError;
  }
}

describe('a photo that was taken sideways', () => {
  it.each([
    ['image/jpeg', 'E1', 6],
    ['image/png', 'eXIf', 0],
    ['image/webp', 'EXIF', 0],
  ] as const)('keeps its orientation and nothing else of its EXIF in %s', (type, name, before) => {
    for (const orientation of [2, 3, 6, 8]) {
      const stripped = stripMetadata(anImage(type, { secret, orientation }), type);
      expect(stripped.includes(secret)).toBe(false);
      const [part, ...others] = imageParts(stripped, type).filter((each) => each.name === name);
      expect(others).toEqual([]);
      expect(orientationOf(stripped.subarray((part?.data ?? 0) + before, part?.end))).toBe(orientation);
    }
  });

  it('keeps the property of the image that turns it in AVIF', () => {
    const stripped = stripMetadata(anImage('image/avif', { secret, orientation: 6 }), 'image/avif');
    expect(stripped.includes(Buffer.from('irot\u0001', 'latin1'))).toBe(true);
  });

  it.each([
    ['an empty block', ''],
    ['a block that is cut off', 'MM\0*\0\0\0\x08\0\x01\x01\x12'],
    ['an orientation that does not exist', 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0\0\0\0\0'],
    ['a directory behind the end', 'II*\0\xff\xff\xff\xff'],
  ])('is upright with %s', (_, exif) => expect(orientationOf(Buffer.from(exif, 'latin1'))).toBe(1));
});

it('gives up on an AVIF whose item locations claim more than there is', () => {
  const photo = anImage('image/avif', { secret });
  const locations = photo.indexOf('iloc');
  // Version 0, all fields without bytes, 65,535 items.
  photo.fill(0, locations + 8, locations + 10);
  photo.writeUInt16BE(0xff_ff, locations + 10);
  photo.writeUInt16BE(0xff_ff, locations + 16);
  expect(() => stripMetadata(photo, 'image/avif')).toThrow(RangeError);
});
