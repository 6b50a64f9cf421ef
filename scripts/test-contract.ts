import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runVitest } from './run-vitest.ts';

// `npm run test:contract -- --target in-process|container|url`: runs the contract cases against one backend.
const { values } = parseArgs({ options: { target: { type: 'string' } } });
const target = values.target ?? (process.env.CONTRACT_RECRUITER_URL ? 'url' : 'in-process');

if (target === 'container' && spawnSync('docker', ['version']).status !== 0) {
  console.error('The container target needs Docker, but Docker does not respond. Start Docker and try again.');
  process.exit(1);
}
const files = ['tests/contract/contract.test.ts', 'tests/contract/coverage.test.ts'];
if (target === 'container') files.push('tests/container');
runVitest(`contract-${target}`, files, { CONTRACT_TARGET: target });
