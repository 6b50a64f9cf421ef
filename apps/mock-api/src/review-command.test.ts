import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { statusOf } from './recruiter-api/wire-documents.ts';
import { startStandIn } from './stand-in.ts';
import { anEmptyFolder, aProgram, endingOf, greetingOf, stop } from './testing/program.ts';

const demo = 'recruiter@acme.example';

/** The program without its control surface, as the image runs it. */
const env = (folder: string) => ({ DATA_DIR: folder, MOCK_CONTROL: 'off' });

async function serving(folder: string): Promise<ChildProcess> {
  const server = aProgram(env(folder));
  await greetingOf(server);
  return server;
}

const reviewed = (folder: string, ...args: readonly string[]) => endingOf(aProgram(env(folder), 'review', ...args));

/** On disk, while no other process holds the folder. */
async function statusOnDisk(folder: string): Promise<string> {
  const standIn = await startStandIn({ folder });
  const [account] = standIn.world.store.find('accounts', 'email', demo);
  await standIn.close();
  return statusOf(account?.documents ?? []);
}

describe('npm run review', () => {
  it('goes through the server that runs, and is kept', async () => {
    const folder = anEmptyFolder();
    const server = await serving(folder);
    expect(await reviewed(folder, demo, 'FAILED')).toEqual({
      said: `Meera Nair <${demo}>: the personal verification is FAILED.\n`,
      complained: '',
      code: 0,
    });
    expect(await reviewed(folder, 'Nobody Inc', 'FAILED')).toEqual({
      said: '',
      complained: 'There is no recruiter and no company called "Nobody Inc".\n',
      code: 1,
    });
    await stop(server, 'SIGTERM');
    expect(existsSync(join(folder, 'review-listener'))).toBe(false);
    expect(await statusOnDisk(folder)).toBe('FAILED');
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('works on the data of a server that ended by %s', async (signal) => {
    const folder = anEmptyFolder();
    await stop(await serving(folder), signal);
    expect((await reviewed(folder, demo, 'FAILED')).code).toBe(0);
    expect(await statusOnDisk(folder)).toBe('FAILED');
  });

  it('leaves data alone that another process holds', async () => {
    const folder = anEmptyFolder();
    await stop(await serving(folder), 'SIGTERM');
    const holder = await startStandIn({ folder });
    onTestFinished(() => holder.close());
    const { complained, code } = await reviewed(folder, demo, 'FAILED');
    expect([complained, code]).toEqual([expect.stringMatching(/^.+ is in use by process \d+ on .+\n$/), 1]);
  });

  it.each([[[]], [[demo]], [[demo, 'SUBMITTED']], [[demo, 'verified']], [['Acme', 'Works', 'VERIFIED']]])(
    'says how it is used when it is given %j',
    async (args) => {
      expect(await reviewed(anEmptyFolder(), ...args)).toEqual({
        said: '',
        complained: 'Usage: npm run review -- <e-mail or company> VERIFIED|FAILED\n',
        code: 1,
      });
    },
  );

  it('makes no data where there are none', async () => {
    const folder = anEmptyFolder();
    const { complained, code } = await reviewed(join(folder, 'typo'), demo, 'VERIFIED');
    expect([complained, code]).toEqual([expect.stringContaining('There is no data in'), 1]);
    expect(existsSync(join(folder, 'typo'))).toBe(false);
  });
});
