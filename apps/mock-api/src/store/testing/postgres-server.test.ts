import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireProgram } from './postgres-server.ts';
import { tempFolder } from './temp-folder.ts';

it('the PostgreSQL of tests does not change the exit code of the process', () => {
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

it('requireProgram throws for a PostgreSQL that this user may not run', () => {
  const program = join(tempFolder(), 'initdb');
  expect(() => requireProgram(program)).toThrow('cannot run it');
  writeFileSync(program, '', { mode: 0o600 });
  expect(() => requireProgram(program)).toThrow('cannot run it');
});
