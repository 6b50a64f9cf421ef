import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the PostgreSQL of tests leaves the process the code it ends with', () => {
  const program = `
    const { PostgresServer } = await import('${new URL('postgres-server.ts', import.meta.url)}');
    await PostgresServer.started().then((server) => server.remove(), () => {});
    process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(3);
});
