import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, readVitestReport } from './reports.ts';

// Every fault in its full size, instead of the sample that `npm test` tries. SEED=… repeats what a run has drawn.
const root = join(import.meta.dirname, '..');
const report = join(root, 'test-results', 'deep.json');

mkdirSync(join(root, 'test-results'), { recursive: true });
rmSync(report, { force: true });
const { status } = spawnSync(
  'vitest',
  ['run', 'tests/faults', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DEEP: '1' }, shell: process.platform === 'win32' },
);
console.log(closingLine(readVitestReport(report)));
process.exit(status ?? 1);
