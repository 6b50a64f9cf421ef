import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, readPlaywrightReport, readVitestReport, sum } from './reports.ts';
import { summary } from './summary.ts';
import { requireWorkers } from './workers.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const reports = { vitest: join(results, 'in-full.json'), playwright: join(results, 'playwright.json') };

/** Runs test files in full size instead of the sample of `npm test`, then exits. `SEED=…` repeats a random run. */
export function runInFull(tests: readonly string[], browserTests: readonly string[] = []): never {
  const steps: (readonly [command: string, ...args: string[]])[] = [
    ['vitest', 'run', ...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
  ];
  if (browserTests.length > 0) steps.push(['node', 'scripts/build-web.ts'], ['playwright', 'test', ...browserTests]);
  requireWorkers();
  mkdirSync(results, { recursive: true });
  for (const report of Object.values(reports)) rmSync(report, { force: true });
  const statuses = steps.map(([command, ...args]) => {
    const env = { ...process.env, DEEP: '1' };
    return spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' }).status;
  });
  const report = sum(readVitestReport(reports.vitest), readPlaywrightReport(reports.playwright));
  console.log(summary([], report.tests));
  console.log(closingLine(report));
  process.exit(statuses.every((status) => status === 0) ? 0 : 1);
}
