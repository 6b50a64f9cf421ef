import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { requireProgram } from './postgres-server.ts';

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

it('a PostgreSQL that this user may not run is told by an error, where it would end the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'initdb');
  expect(() => requireProgram(program)).toThrow('cannot run it');
  writeFileSync(program, '', { mode: 0o600 });
  expect(() => requireProgram(program)).toThrow('cannot run it');
});
