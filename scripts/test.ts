import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, readReports } from './reports.ts';
import { type Part, summary, writeParts } from './summary.ts';
import { requireWorkers } from './workers.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');

/** Runs in this order and stops at the first failure. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '--noEmit'],
  ['types of the domain, without a browser or Node', 'tsc', '--noEmit', '-p', 'packages/domain'],
  ['lint', 'oxlint', '--type-aware'],
  ['format', 'biome', 'format', '.'],
  ['unused code', 'knip'],
  ['build', 'node', 'scripts/build-web.ts'],
  [
    'unit, contract, faults',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ],
  ['browser', 'playwright', 'test'],
];

/** These commands write reports. The output of the others is kept for the summary. */
const runners = ['vitest', 'playwright'];

requireWorkers();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const parts: Part[] = [];
for (const [name, command, ...args] of steps) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: runners.includes(command) ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  const milliseconds = performance.now() - started;
  const output = `${stdout ?? ''}${stderr ?? ''}`;
  process.stdout.write(output);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  parts.push({ name, milliseconds, hasFailed: status !== 0, output });
  if (status !== 0) break;
}
writeParts(reports, parts);

const report = readReports(reports);
const failed = parts.find(({ hasFailed }) => hasFailed);
console.log(summary(parts, report.tests));
if (failed !== undefined) console.log(`\nStopped after this part failed: ${failed.name}`);
console.log(closingLine(report));
process.exit(failed === undefined ? 0 : 1);
