import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingLine, readVitestReport } from './reports.ts';

// `npm run test:contract -- --target in-process|container|url`: runs the contract cases against one backend.
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { target: { type: 'string' } } });
const target = values.target ?? (process.env.CONTRACT_RECRUITER_URL ? 'url' : 'in-process');
const report = join(root, 'test-results', `contract-${target}.json`);

if (target === 'container' && spawnSync('docker', ['version']).status !== 0) {
  console.error('The container target needs Docker, but Docker does not respond. Start Docker and try again.');
  process.exit(1);
}
mkdirSync(join(root, 'test-results'), { recursive: true });
rmSync(report, { force: true });
const { status } = spawnSync(
  'vitest',
  [
    'run',
    'tests/contract/contract.test.ts',
    'tests/contract/coverage.test.ts',
    ...(target === 'container' ? ['tests/container'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CONTRACT_TARGET: target },
    shell: process.platform === 'win32',
  },
);
console.log(closingLine(readVitestReport(report)));
process.exit(status ?? 1);
