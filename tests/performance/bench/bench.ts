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

/** What can be asked for by itself: halves, and their parts. */
const parts = {
  'stand-in': ['start-up', 'reads', 'search', 'writes', 'compaction'],
  browser: ['lists'],
} as const;

type Part = (typeof parts)[keyof typeof parts][number];

/**
 * Measures what is asked for, everything by default, and prints how it stands to its bounds. Throws when something could
 * not be measured.
 */
export async function runBench(print: (line: string) => void, asked: readonly string[]): Promise<void> {
  const wanted = partsOf(asked);
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
    const small = kept(() => step('making 1,000 candidates', () => makeData(parent, 1000)));
    const large = kept(() => step('making 100,000 candidates', () => makeData(parent, 100_000)));
    const measuring: Readonly<Record<Part, () => Promise<readonly Measure[]>>> = {
      'start-up': async () => measureStartUp(await small(), await large()),
      reads: async () => [...(await measureReads(await large(), false)), ...(await measureReads(await large(), true))],
      search: async () => measureSearch(await large()),
      writes: async () => measureWrites(await small(), await large()),
      compaction: async () => measureCompaction(await large()),
      lists: measureLists,
    };
    for (const part of wanted) measures.push(...(await step(part, measuring[part])));
  } finally {
    // What was measured before something went wrong is worth reading, too.
    print(`\n${tableOf(measures)}`);
    await rm(parent, { recursive: true, force: true });
  }
}

/** Throws when something else is asked for. */
function partsOf(asked: readonly string[]): readonly Part[] {
  const halves = Object.entries(parts);
  const known = halves.flat(2);
  const unknown = asked.filter((each) => !known.some((name) => name === each));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}, only ${known.join(', ')}`);
  return halves.flatMap(([half, names]) =>
    names.filter((name) => asked.length === 0 || asked.includes(half) || asked.includes(name)),
  );
}

/** What `make` makes, made when first asked for. */
function kept<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
