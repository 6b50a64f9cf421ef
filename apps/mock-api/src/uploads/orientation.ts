const orientationTag = 0x01_12;

/** Reads the orientation (1 to 8) from an EXIF block. Returns 1 for a damaged block. */
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

/** An EXIF block with one entry: a short value, once. */
export function exifOf(orientation: number): Buffer {
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
