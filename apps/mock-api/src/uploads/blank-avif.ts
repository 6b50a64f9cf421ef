import { boxes, collect, type Part } from '@glo/domain/files/image-parts';

/** The boxes that an image needs, by parent. All others are overwritten. */
const kept: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'meta', 'mdat', 'moov'],
  meta: ['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'grpl', 'dinf'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'tref', 'mdia'],
};

/** Removing metadata would move the image data that offsets point to. */
export function blankAvif(file: Buffer): Buffer {
  blankOthers(file, '', 0, file.length);
  return file;
}

function blankOthers(file: Buffer, parent: string, from: number, to: number): void {
  for (const box of collect(boxes(file, from, to))) {
    if (kept[parent]?.includes(box.name) !== true) empty(file, box);
    else if (box.name === 'meta') blankMeta(file, box);
    else if (kept[box.name] !== undefined) blankOthers(file, box.name, box.data, box.end);
  }
}

function empty(file: Buffer, { start, data, end }: Part): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, data, end);
}

function blankMeta(file: Buffer, meta: Part): void {
  const children = collect(boxes(file, meta.data + 4, meta.end));
  const find = (name: string) => children.find((box) => box.name === name);
  const [items, places, idat] = [find('iinf'), find('iloc'), find('idat')];
  if (items !== undefined && places !== undefined) {
    const hidden = hideItems(file, items);
    let rest = file.length;
    for (const [from, to] of extentsOf(file, places, hidden, idat?.data ?? 0)) {
      rest -= to - from;
      if (rest < 0) throw new RangeError('The metadata overlaps itself.');
      file.fill(0, from, to);
    }
  }
  blankOthers(file, 'meta', meta.data + 4, meta.end);
}

function hideItems(file: Buffer, items: Part): ReadonlySet<number> {
  const hidden = new Set<number>();
  const first = items.data + (file.readUInt8(items.data) === 0 ? 6 : 8);
  for (const { data } of collect(boxes(file, first, items.end))) {
    const isWide = file.readUInt8(data) === 3;
    const type = data + (isWide ? 10 : 8);
    if (!/^(?:Exif|mime|uri )$/.test(file.toString('latin1', type, type + 4))) continue;
    hidden.add(isWide ? file.readUInt32BE(data + 4) : file.readUInt16BE(data + 4));
    file.write('free', type, 'latin1');
  }
  return hidden;
}

/** Yields the byte range of each item (item location box, ISO/IEC 14496-12). */
function* extentsOf(
  file: Buffer,
  { data, end }: Part,
  ids: ReadonlySet<number>,
  startOfIdat: number,
): Iterable<readonly [from: number, to: number]> {
  const version = file.readUInt8(data);
  let at = data + 4;
  // Counted, because fields without bytes are not limited by the size of the file.
  let fields = 0;
  const next = (size: number): number => {
    at += size;
    fields += 1;
    if (at > end || fields > 100_000) throw new RangeError('The item locations are damaged.');
    if (size === 8) return Number(file.readBigUInt64BE(at - 8));
    return size === 0 ? 0 : file.readUIntBE(at - size, size);
  };
  const sizes = next(2);
  const size = (shift: number) => (sizes >> shift) & 15;
  const idSize = version < 2 ? 2 : 4;
  for (let items = next(idSize); items > 0; items--) {
    const id = next(idSize);
    const isInIdat = version > 0 && (next(2) & 15) === 1;
    next(2);
    const base = next(size(4)) + (isInIdat ? startOfIdat : 0);
    for (let extents = next(2); extents > 0; extents--) {
      if (version > 0) next(size(0));
      const from = base + next(size(12));
      const length = next(size(8));
      if (ids.has(id)) yield [Math.min(from, file.length), Math.min(from + length, file.length)];
    }
  }
}
