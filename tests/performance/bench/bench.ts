import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBrowser } from '../browser/browser-half.ts';
import { type Measure, tableOf } from './measures.ts';
import { measureMockApi } from './mock-api-half.ts';

export interface Bench {
  readonly folder: string;
  readonly print: (line: string) => void;
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Runs `work` and adds its measures to the table, if the command line selects this part. */
  measure(name: string, work: () => Promise<readonly Measure[]>): Promise<void>;
}

const halves = { 'mock-api': measureMockApi, browser: measureBrowser };

export type Half = keyof typeof halves;

/** The half to measure, and a text in the names of its parts. Default: everything. */
export interface BenchSelection {
  readonly half: Half | undefined;
  readonly part: string;
}

export const isHalf = (name: string): name is Half => Object.hasOwn(halves, name);

/** Prints the measures with their bounds. Throws if a measurement fails. */
export async function runBench(wanted: BenchSelection, print: (line: string) => void): Promise<void> {
  const measures: Measure[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await work();
    print(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return result;
  }
  const measure: Bench['measure'] = async (name, work) => {
    if (name.includes(wanted.part)) measures.push(...(await step(name, work)));
  };
  try {
    print(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, data in ${folder}`);
    const load = loadavg()[0] ?? 0;
    if (load > 1) {
      print(
        `Other programs use ${load.toFixed(1)} of ${cpus().length} processors, so the results will be too slow. Stop them first.`,
      );
    }
    const chosen = wanted.half === undefined ? Object.values(halves) : [halves[wanted.half]];
    for (const half of chosen) await half({ folder, print, step, measure });
  } finally {
    print(`\n${tableOf(measures)}`);
    await rm(folder, { recursive: true, force: true });
  }
}
