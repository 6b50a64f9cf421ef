import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('npm run test:contract reports in one sentence that Docker does not respond', () => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/test-contract.ts', '--target', 'container'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, DOCKER_HOST: 'unix:///nowhere/docker.sock', DOCKER_CONTEXT: '' },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The container target needs Docker, but Docker does not respond. Start Docker and try again.\n',
  });
});
