import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, readReports } from './reports.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results');

/** Each step by its name, in order; the first that fails ends the run. */
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

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let failed: string | null = null;
for (const [name, command, ...args] of steps) {
  const started = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (status !== 0) {
    failed = name;
    break;
  }
}

if (failed !== null) console.log(`\nStopped at: ${failed}`);
console.log(closingLine(readReports(reports)));
process.exit(failed === null ? 0 : 1);
