import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { Program } from './support/program.ts';
import { Random } from './support/random.ts';
import { seed, sizeOf } from './support/sizes.ts';
import { fillDisk, mountSmallDisk } from './support/small-disk.ts';

async function writeUntilItEnds(
  program: Program,
  run: string,
  acknowledged: string[],
  each: () => void,
): Promise<void> {
  async function keepWriting(writer: number): Promise<void> {
    for (let count = 0; ; count += 1) {
      const name = `${run}-${writer}-${count}`;
      const answer = await program.createFolder(name).catch(() => null);
      if (answer === null) return;
      // The server refuses requests while it shuts down.
      if (answer.status !== 200) return expect(answer.status).toBe(503);
      acknowledged.push(name);
      each();
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, writer) => keepWriting(writer)));
}

const kills = sizeOf(2, 100);

it(
  `${kills} kills under load lose no acknowledged folder (SEED=${seed})`,
  async () => {
    const random = new Random(seed);
    const folder = tempFolder();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const program = await Program.started(folder);
      let left = 1 + random.below(100);
      await writeUntilItEnds(program, `kill-${kill}`, acknowledged, () => {
        left -= 1;
        if (left === 0) program.child.kill('SIGKILL');
      });
      expect(await program.waitForExit()).toBeNull();
    }
    const last = await Program.started(folder);
    expect(await last.folderNames()).toEqual(expect.arrayContaining(acknowledged));
  },
  kills * 15_000,
);

it('a signal under load ends the process cleanly and loses no acknowledged folder', async () => {
  const folder = tempFolder();
  const acknowledged: string[] = [];
  const program = await Program.started(folder);
  await writeUntilItEnds(program, 'signal', acknowledged, () => {
    if (acknowledged.length === 200) program.child.kill('SIGTERM');
  });
  expect(await program.waitForExit()).toBe(0);
  expect(program.stderr).toBe('');
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  const last = await Program.started(folder);
  expect(await last.folderNames()).toEqual(expect.arrayContaining(acknowledged));
}, 60_000);

it('one of four processes that start on the same folder gets it', async () => {
  const folder = tempFolder();
  const programs = Array.from({ length: 4 }, () => new Program(folder));
  const served = await Promise.all(programs.map((program) => program.waitUntilListening()));
  expect(served.filter(Boolean)).toHaveLength(1);
  const refused = programs.filter((_, at) => !served[at]);
  expect(await Promise.all(refused.map((program) => program.waitForExit()))).toEqual([1, 1, 1]);
  for (const { stderr } of refused) expect(stderr).toMatch(/^.+ is in use by .+\. Stop it, or use another folder\.\n$/);
}, 60_000);

it('a full disk refuses only writes, even after a restart, until there is room', async ({ skip }) => {
  const folder = tempFolder();
  if (!mountSmallDisk(folder)) skip(onlyRoot);
  const first = await Program.started(folder);
  expect((await first.createFolder('before')).status).toBe(200);
  const filler = join(folder, 'filler');
  fillDisk(filler);
  const refused: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    const name = `full-${count}-${'x'.repeat(2000)}`;
    const { status, text } = await first.createFolder(name);
    if (status === 200) continue;
    expect(status).toBe(503);
    expect(JSON.parse(text)).toEqual({ message: expect.stringMatching(/^[A-Z].{20,}/) });
    refused.push(name);
  }
  expect(refused.length).toBeGreaterThan(20);
  expect((await first.uploadPicture()).status).toBe(503);
  expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  const expectReads = async (reader: Program) => {
    const names = await reader.folderNames();
    expect(names).toContain('before');
    expect(names.filter((name) => refused.includes(name))).toEqual([]);
  };
  await expectReads(first);
  first.child.kill('SIGKILL');
  await first.waitForExit();

  const program = new Program(folder);
  expect([await program.waitUntilListening(), program.stderr]).toEqual([true, '']);
  program.reuseSessionOf(first);
  await expectReads(program);
  expect((await program.createFolder('full')).status).toBe(503);
  rmSync(filler);
  expect((await program.createFolder('after')).status).toBe(200);
  expect((await program.uploadPicture()).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.waitForExit()).toBe(0);
  const again = await Program.started(folder);
  const kept = await again.folderNames();
  expect(kept).toEqual(expect.arrayContaining(['before', 'after']));
  expect(kept.filter((name) => refused.includes(name))).toEqual([]);
  again.child.kill('SIGTERM');
  await again.waitForExit();
}, 60_000);

const onlyRoot = 'only root may mount a small disk; store-model.test.ts covers it with a database that refuses';
