import { statfs } from 'node:fs/promises';
import type { Bench } from './bench.ts';
import { makeData } from './data.ts';
import { measureInstances } from './instances.ts';
import { measureReads } from './reads.ts';
import { measureStartUp } from './start-up.ts';
import { measureWrites } from './writes.ts';

/** File system type on Linux. */
const tmpfs = 0x01021994;

export async function measureMockApi({ folder, print, step, measure }: Bench): Promise<void> {
  if ((await statfs(folder)).type === tmpfs) {
    print('The temporary folder is in memory, so durable writes will be too fast. Set TMPDIR to a folder on a disk.');
  }
  const few = await step('creating 1,000 candidates', () => makeData(folder, 1000));
  await measure('instances', () => measureInstances(few, print));
  const many = await step('creating 100,000 candidates', () => makeData(folder, 100_000));
  await measure('start-up', () => measureStartUp(few, many));
  await measure('reads', () => measureReads(many));
  await measure('writes', () => measureWrites(few, many));
}
