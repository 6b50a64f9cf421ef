const sector = 512;
const [free, endOfChain, tableItself] = [0xff_ff_ff_ff, 0xff_ff_ff_fe, 0xff_ff_ff_fd];

interface Entry {
  readonly name: string;
  readonly type: 'stream' | 'storage' | 'root';
  /** Indexes in the tree of directory entries: the right sibling and the first child. */
  readonly right?: number;
  readonly child?: number;
}

const root = (child: number): Entry => ({ name: 'Root Entry', type: 'root', child });

/** A compound file (MS-CFB) with empty streams of these names in its root. */
export const compoundFile = (...streams: readonly string[]): Buffer =>
  serialize([
    root(1),
    ...streams.map((name, n): Entry => ({ name, type: 'stream', ...(n + 1 < streams.length && { right: n + 2 }) })),
  ]);

/** A spreadsheet with an embedded Word document. Its stream is not in the root. */
export const spreadsheetWithDocument = (): Buffer =>
  serialize([
    root(1),
    { name: 'Workbook', type: 'stream', right: 2 },
    { name: 'MBD0001', type: 'storage', child: 3 },
    { name: 'WordDocument', type: 'stream' },
  ]);

function serialize(entries: readonly Entry[]): Buffer {
  const directorySectors = Math.ceil(entries.length / 4);
  const bytes = Buffer.alloc((2 + directorySectors) * sector);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xff_fe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  for (const at of [60, 68]) bytes.writeUInt32LE(endOfChain, at);
  for (let at = 80; at < sector; at += 4) bytes.writeUInt32LE(free, at);
  for (let at = sector; at < 2 * sector; at += 4) bytes.writeUInt32LE(free, at);
  bytes.writeUInt32LE(tableItself, sector);
  for (let n = 1; n <= directorySectors; n++) {
    bytes.writeUInt32LE(n < directorySectors ? n + 1 : endOfChain, sector + 4 * n);
  }
  for (const [index, { name, type, right = free, child = free }] of entries.entries()) {
    const at = 2 * sector + index * 128;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, at + 64);
    bytes.writeUInt8({ storage: 1, stream: 2, root: 5 }[type], at + 66);
    bytes.writeUInt32LE(free, at + 68);
    bytes.writeUInt32LE(right, at + 72);
    bytes.writeUInt32LE(child, at + 76);
  }
  return bytes;
}
