import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noPostgres, run } from '../../apps/mock-api/src/store/testing/a-postgres-store.ts';
import { PostgresServer } from '../../apps/mock-api/src/store/testing/postgres-server.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { Program } from './support/program.ts';
import { deep } from './support/sizes.ts';
import { fill, mountSmallDisk } from './support/small-disk.ts';

const long = 'x'.repeat(2000);

const reason = deep ? noPostgres : 'with npm run test:deep';

describe.skipIf(reason !== undefined)(`PostgreSQL ${reason ?? ''}`, () => {
  it('whose disk is full refuses writes, not reads, after a restart too, and they work again when there is room', async ({
    skip,
  }) => {
    const disk = tempFolder();
    if (!mountSmallDisk(disk)) skip('only root may mount a small disk; faults.test.ts holds the same with a trigger');
    const server = await PostgresServer.started();
    onTestFinished(() => server.remove());
    // The rows lie on that disk, the write-ahead log does not.
    chmodSync(disk, 0o700);
    expect(spawnSync('chown', ['postgres', disk]).status).toBe(0);
    await run(server.url, `CREATE TABLESPACE small LOCATION '${disk}'`);
    const DATABASE_URL = `${server.url}?options=-cdefault_tablespace%3Dsmall`;

    const first = await Program.started(tempFolder(), { DATABASE_URL });
    expect((await first.makeFolder('before')).status).toBe(200);
    const filler = join(disk, 'filler');
    fill(filler);
    const refused: string[] = [];
    // PostgreSQL fills the pages that it has first.
    for (let count = 0; count < 2000 && refused.length < 20; count += 1) {
      const name = `full-${count}-${long}`;
      const { status, text } = await first.makeFolder(name);
      if (status === 200) continue;
      expect([status, JSON.parse(text)]).toEqual([503, { message: expect.stringMatching(/^Nothing was stored/) }]);
      refused.push(name);
    }
    expect(refused).toHaveLength(20);
    const expectReads = async (reader: Program) => {
      const names = await reader.folderNames();
      expect(names).toContain('before');
      expect(names.filter((name) => refused.includes(name))).toEqual([]);
    };
    await expectReads(first);
    first.child.kill('SIGKILL');
    await first.ended();

    const program = new Program(tempFolder(), { DATABASE_URL });
    expect([await program.listens(), program.complained]).toEqual([true, '']);
    program.continueAs(first);
    await expectReads(program);
    expect((await program.makeFolder(`still-${long}`)).status).toBe(503);
    rmSync(filler);
    expect((await program.makeFolder(`after-${long}`)).status).toBe(200);
    await expectReads(program);
    program.child.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
  }, 120_000);
});
