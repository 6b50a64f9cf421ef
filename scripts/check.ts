import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Seconds: types, lint, layers, and the unit tests of what changed since the last commit.
const root = join(import.meta.dirname, '..');
const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ['tsc', '--noEmit'],
  ['oxlint', '--type-aware'],
  ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'tests'],
  ['vitest', 'run', '--changed', '--passWithNoTests', '--exclude', 'tests/**'],
];

for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
