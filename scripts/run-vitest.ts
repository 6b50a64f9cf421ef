import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, readVitestReport } from './reports.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'test-results');

/** Runs test files, prints how many passed and failed, and exits. Writes the results to `test-results/<name>.json`. */
export function runVitest(name: string, files: readonly string[], env: NodeJS.ProcessEnv): never {
  const report = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const { status } = spawnSync(
    'vitest',
    ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' },
  );
  console.log(closingLine(readVitestReport(report)));
  process.exit(status ?? 1);
}
