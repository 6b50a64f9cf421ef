import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, aFolder, answers, bin, ending, olderNode, start } from './command.ts';

const glo = (...args: readonly string[]) => start(process.execPath, bin, ...args);

describe('glo-stand-in', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends with 0 on %s', async (signal) => {
    const child = glo('--port', '0', '--candidates', '10');
    await addressOf(child);
    child.kill(signal);
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  it('ends when the npm that runs it does', async () => {
    const npx = start('npx', 'glo-stand-in', '--port', '0', '--seed', '1', '--candidates', '200');
    const url = await addressOf(npx);
    npx.kill('SIGTERM');
    await vi.waitUntil(async () => !(await answers(url)), { timeout: 30_000, interval: 100 });
  });
});

describe.skipIf(olderNode === undefined)('on an older Node', () => {
  const old = (...args: readonly string[]) => start(olderNode ?? '', ...args);

  it('is run by the Node of its package, and ends with it', async () => {
    const child = old(bin, '--port', '0', '--candidates', '10');
    const url = await addressOf(child);
    expect(await answers(url)).toBe(true);
    child.kill('SIGTERM');
    const { code, complained } = await ending(child);
    expect(code).toBe(0);
    expect(complained).toMatch(
      /^glo-stand-in needs Node 24 or newer, and this is v\d+\.\S+: the Node of its package "node" runs it\.\n$/,
    );
  });

  it('says what it needs where that is not installed', async () => {
    const alone = aFolder();
    cpSync(dirname(bin), alone, { recursive: true });
    expect(await ending(old(join(alone, basename(bin)), '--port', '0'))).toMatchObject({
      code: 1,
      complained: expect.stringMatching(
        /^glo-stand-in needs Node 24 or newer, and this is v\S+: the package "node".*\n$/,
      ),
    });
  });

  it('startStandIn says what it needs', async () => {
    const child = old(
      '--eval',
      "import('@glo/stand-in').then((made) => made.startStandIn()).catch(({ message }) => console.log(message))",
    );
    expect((await ending(child)).said).toMatch(/^startStandIn needs Node 24 or newer, and this is v\S+: .*\n$/);
  });
});
