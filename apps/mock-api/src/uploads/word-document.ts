const firstTableSectors = 109;
const entrySize = 128;
const stream = 2;
const noEntry = 0xff_ff_ff_ff;

/** Spreadsheets and installers are compound files (MS-CFB), too. Damaged files return false. */
export function isWordDocument(bytes: Uint8Array): boolean {
  try {
    return hasStreamBelowRoot(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'WordDocument');
  } catch (error) {
    // Thrown by `DataView` for an offset outside of the file.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Visits each sector and entry once, so that a cycle ends. */
function hasStreamBelowRoot(file: DataView, wanted: string): boolean {
  const number = (at: number) => file.getUint32(at, true);
  const sectorSize = 2 ** file.getUint16(30, true);
  if (sectorSize !== 512 && sectorSize !== 4096) return false;
  const startOf = (sector: number) => (sector + 1) * sectorSize;
  const perSector = sectorSize / 4;

  const tableSector = (n: number): number => {
    if (n < firstTableSectors) return number(76 + 4 * n);
    let sector = number(68);
    let rest = n - firstTableSectors;
    for (; rest >= perSector - 1; rest -= perSector - 1) sector = number(startOf(sector) + sectorSize - 4);
    return number(startOf(sector) + 4 * rest);
  };
  const sectorAfter = (sector: number) =>
    number(startOf(tableSector(Math.floor(sector / perSector))) + 4 * (sector % perSector));

  const sectors = file.byteLength / sectorSize;
  const directory = new Set<number>();
  for (let sector = number(48); sector < sectors && !directory.has(sector); sector = sectorAfter(sector)) {
    directory.add(sector);
  }
  const inOrder = [...directory];
  const startOfEntry = (id: number) => {
    const at = id * entrySize;
    return startOf(inOrder[Math.floor(at / sectorSize)] ?? sectors) + (at % sectorSize);
  };

  const seen = new Set<number>([noEntry]);
  const open = [number(startOfEntry(0) + 76)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const at = startOfEntry(id);
    if (file.getUint8(at + 66) === stream && isNamed(file, at, wanted)) return true;
    open.push(number(at + 68), number(at + 72));
  }
  return false;
}

function isNamed(file: DataView, at: number, name: string): boolean {
  if (file.getUint16(at + 64, true) !== 2 * name.length + 2) return false;
  return Array.from(name).every((letter, n) => file.getUint16(at + 2 * n, true) === letter.charCodeAt(0));
}
