import { headLength, imageTypeOf } from './file-type.ts';
import { pixelsOf } from './image-pixels.ts';

export const imageMaximumBytes = 5 * 1024 * 1024;
const imageMaximumPixels = 25_000_000;

const imageTooLarge = 'Image size exceeds 5MB limit.';
const imageOfWrongType = 'Choose a PNG, JPEG, WebP, GIF or AVIF image.';
export const imageIsHeic = 'This photo is in the HEIC format. Please save it as JPEG and choose it again.';
export const imageOfTooManyPixels =
  'This image has more than 25 megapixels, counting all frames. Please choose a smaller one.';

export const hasTooManyPixels = (pixels: number) => pixels > imageMaximumPixels;

/** Decision 21. The beginning of a larger file suffices. A damaged image passes: the service finds out. */
export function imageProblem({ size }: { readonly size: number }, bytes: Uint8Array): string | null {
  const type = imageTypeOf(bytes.subarray(0, headLength));
  if (type === 'image/heic') return imageIsHeic;
  if (type === null) return imageOfWrongType;
  if (size > imageMaximumBytes) return imageTooLarge;
  return hasTooManyPixels(pixelsOf(bytes, type) ?? 0) ? imageOfTooManyPixels : null;
}
