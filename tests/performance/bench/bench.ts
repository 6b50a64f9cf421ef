import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLists } from './browser-lists.ts';
import { measureCompaction } from './compaction.ts';
import { makeData } from './data.ts';
import { type Measure, tableOf } from './measures.ts';
import { measureReads } from './reads.ts';
import { measureSearch } from './search.ts';
import { measureStartUp } from './start-up.ts';
import { measureWrites } from './writes.ts';

/** Type of a file system that lives in memory, as Linux numbers it. */
const tmpfs = 0x01021994;

/** Measures the stand-in and prints how it stands to its bounds. Throws when something could not be measured. */
export async function runBench(print: (line: string) => void): Promise<void> {
  const measures: Measure[] = [];
  const parent = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    print(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, data in ${parent}`);
    if ((await statfs(parent)).type === tmpfs) {
      print('This folder lives in memory: durable writes are measured wrong. Set TMPDIR to a folder on a disk.');
    }
    const load = loadavg()[0] ?? 0;
    if (load > 1) {
      print(`Others keep ${load.toFixed(1)} of ${cpus().length} processors busy: figures are worse than they are.`);
    }
    const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const started = performance.now();
      const result = await work();
      print(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
      return result;
    };
    const few = await step('making 1,000 candidates', () => makeData(parent, 1000));
    const many = await step('making 100,000 candidates', () => makeData(parent, 100_000));
    const steps: readonly (readonly [name: string, measure: () => Promise<readonly Measure[]>])[] = [
      ['start-up', () => measureStartUp(few, many)],
      ['reads, checks off', () => measureReads(many, false)],
      ['reads, checks on', () => measureReads(many, true)],
      ['search', () => measureSearch(many)],
      ['writes', () => measureWrites(few, many)],
      ['compaction', () => measureCompaction(many)],
      ['10,000 applicants in a browser', measureLists],
    ];
    for (const [name, measure] of steps) measures.push(...(await step(name, measure)));
  } finally {
    // What was measured before something went wrong is worth reading, too.
    print(`\n${tableOf(measures)}`);
    await rm(parent, { recursive: true, force: true });
  }
}
