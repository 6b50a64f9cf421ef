import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of `files`; `lie` announces far more than there is. */
export function aZip(
  files: Readonly<Record<string, string | Buffer>>,
  how: 'store' | 'deflate' | 'lie' = 'store',
): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, file] of Object.entries(files)) {
    const content = Buffer.from(file);
    const packed = how === 'deflate' ? deflateRawSync(content) : content;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(how === 'deflate' ? 8 : 0, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(how === 'lie' ? 0xfffffff0 : packed.length, 14);
    head.writeUInt32LE(how === 'lie' ? 0xfffffff0 : content.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    entries.push(Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), head, tail, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, index, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
