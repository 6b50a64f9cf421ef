import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Measure } from '../bench/measures.ts';
import { median } from '../bench/samples.ts';
import { MeasuredPage } from './measured-page.ts';
import type { Site } from './site.ts';

const source = '../../../packages/adapters/src/browser/device/indexed-db-rows.ts';
const address = 'https://verdicts.example/';
const count = 10_000;
const rounds = 5;

interface Durations {
  /** Milliseconds of loading all verdicts with a new connection. */
  readonly loads: readonly number[];
  /** Milliseconds of saving one verdict. */
  readonly saves: readonly number[];
}

/** Measures the database of the verdicts of one job with 10,000 candidates, at full processor speed. */
export async function measureVerdicts({ browser }: Site): Promise<readonly Measure[]> {
  const script = await bundle();
  const measured = await MeasuredPage.open(browser);
  const { page } = measured;
  try {
    await page.route(`${address}**`, async (route) => {
      const isScript = route.request().url().endsWith('.js');
      await route.fulfill(
        isScript
          ? { contentType: 'text/javascript', body: script }
          : { contentType: 'text/html', body: '<!doctype html><title>Verdicts</title>' },
      );
    });
    await page.goto(address);
    await fillDatabase(page);
    await page.reload();
    const { loads, saves } = await loadAndSave(page);
    return [measureOf('loading', loads, 200), measureOf('saving one', saves, 20)];
  } finally {
    await measured.close();
  }
}

function measureOf(action: string, durations: readonly number[], most: number): Measure {
  return {
    name: `10,000 verdicts, ${action}`,
    value: `${median(durations).toFixed(1)} ms`,
    against: `${Math.max(...durations).toFixed(1)} ms in the worst of ${rounds}`,
    judged: median(durations),
    bound: { most },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: join(import.meta.dirname, source), formats: ['es'] } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

async function fillDatabase(page: Page): Promise<void> {
  await page.evaluate(async (many) => {
    const { IndexedDbRows } = await import(`${location.href}database.js`);
    const decidedAt = '2026-11-21T12:00:00.000Z';
    const record = { decision: 'not-a-fit', reason: 'other', reasonText: 'Moves in May', decidedAt };
    const rows = Array.from({ length: many }, (_, index) => ({ key: ['job', `student-${index}`], value: record }));
    await new IndexedDbRows().write('account', 'verdicts', rows);
  }, count);
}

async function loadAndSave(page: Page): Promise<Durations> {
  return await page.evaluate(
    async (given) => {
      const { IndexedDbRows } = await import(`${location.href}database.js`);
      const record = { decision: 'maybe', decidedAt: '2026-11-21T12:00:00.000Z' };
      const loads: number[] = [];
      const saves: number[] = [];
      for (let round = 0; round < given.rounds; round += 1) {
        const database = new IndexedDbRows();
        const start = performance.now();
        const { length } = await database.read('account', 'verdicts', 'job');
        const done = performance.now();
        if (length !== given.count) throw new Error(`${length} verdicts were loaded`);
        await database.write('account', 'verdicts', [{ key: ['job', 'student-1'], value: record }]);
        loads.push(done - start);
        saves.push(performance.now() - done);
      }
      return { loads, saves };
    },
    { count, rounds },
  );
}
