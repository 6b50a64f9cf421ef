import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, readPlaywrightReport, readVitestReport, sum } from './reports.ts';

// Every fault in its full size, instead of the sample that `npm test` tries. SEED=… repeats what a run has drawn.
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const reports = { vitest: join(results, 'deep.json'), playwright: join(results, 'playwright.json') };

const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ['vitest', 'run', 'tests/faults', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
  ['node', 'scripts/build-web.ts'],
  ['playwright', 'test', 'tests/e2e/every-route-'],
];

mkdirSync(results, { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });
const statuses = steps.map(([command, ...args]) => {
  const env = { ...process.env, DEEP: '1' };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' }).status;
});
console.log(closingLine(sum(readVitestReport(reports.vitest), readPlaywrightReport(reports.playwright))));
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
